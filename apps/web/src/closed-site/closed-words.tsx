import { formatDateTime } from '@brandpost/swedish';
import { Introduction } from '../article/article-frame.ts';
import { closedTexts } from './closed-texts.ts';

type ClosedWordsProps = {
  /** What whoever closed the site says; null for the usual words. */
  text: string | null;
  until: string | null;
};

/** What visitors are told while the site is closed. @param props.as the heading, where a page has another */
export function ClosedWords({ text, until, as: Heading = 'h1' }: ClosedWordsProps & { as?: 'h1' | 'p' }) {
  return (
    <>
      <Heading>{closedTexts.text}</Heading>
      <Introduction>{text ?? closedTexts.help}</Introduction>
      {until !== null && (
        <p>
          {closedTexts.until} <time dateTime={until}>{formatDateTime(until)}</time>
        </p>
      )}
    </>
  );
}
