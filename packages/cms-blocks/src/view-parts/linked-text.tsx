// biome-ignore-all lint/suspicious/noArrayIndexKey: a piece is its place
import { keepTogether } from '@brandpost/swedish';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { contactLinks } from '../rich-text/contact-links.ts';

/** Such as `08.00–16.00`, which a dash would part in a narrow column. */
const SPAN = /(\d[\d.:]*–\d[\d.:]*)/;

const Together = styled.span`
  white-space: nowrap;
`;

/**
 * A text whose telephone numbers and addresses are links, and whose other numbers stay with what they belong to.
 * @param before what stands before it, by which `contactLinks` tells a number to call from an amount
 */
export function LinkedText({ text, before }: { text: string; before?: string }) {
  return contactLinks(text, before).map(({ text: words, href }, index) =>
    href === null ? (
      <Fragment key={index}>
        {/* Split by a group: every second piece is what it has matched. */}
        {keepTogether(words)
          .split(SPAN)
          .map((piece, place) => (place % 2 === 1 ? <Together key={place}>{piece}</Together> : piece))}
      </Fragment>
    ) : (
      <a key={index} href={href}>
        {keepTogether(words)}
      </a>
    ),
  );
}
