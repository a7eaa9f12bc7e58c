import { Link } from 'react-router';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import type { AuditRow } from './audit-row.ts';

/** Who did what, as a sentence that leads to the thing. */
export function AuditLine({ row: { who, sentence, times } }: { row: AuditRow }) {
  return (
    <>
      <strong>{who}</strong>{' '}
      {sentence.map(({ text, path }) =>
        path === null ? (
          text
        ) : (
          <Link key={text} to={path}>
            {text}
          </Link>
        ),
      )}
      {times > 1 && ` (${texts.times(times)})`}
    </>
  );
}
