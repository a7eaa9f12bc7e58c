// biome-ignore-all lint/suspicious/noArrayIndexKey: a piece is its place
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { contactLinks } from '../rich-text/contact-links.ts';

const SPACE = '[ \\u00a0]';
const NUMBER = '\\d+(?:[.:]\\d+)*';
/** What goes on from a number: others, such as the end of a time, and a short word that says what it is of. */
const NUMBERS = `(?:(?:${SPACE}|[–-])${NUMBER})`;
const WORD = `(?:${SPACE}\\p{L}{1,9}(?!\\p{L}))`;
/** A postcode with its place, times, a number with its measure: `000 02 Åsbruk`, `kl 09.00–11.30`, `5 minuter`. */
const TOGETHER = new RegExp(`((?:kl\\.?${SPACE})?${NUMBER}(?:${NUMBERS}+${WORD}?|${WORD}))`, 'u');

/** On one line, where there is room for it. */
const Together = styled.span`
  display: inline-block;
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
        {words
          .split(TOGETHER)
          .map((piece, place) => (place % 2 === 1 ? <Together key={place}>{piece}</Together> : piece))}
      </Fragment>
    ) : (
      <a key={index} href={href}>
        {words}
      </a>
    ),
  );
}
