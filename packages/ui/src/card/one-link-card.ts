import { css } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** A heading whose link covers the card around it, which has `position: relative`. */
export const coveringLink = css`
  a {
    color: ${colour('ink')};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** A card that leads, all of it, to where the link of its heading leads. */
export const oneLinkCard = css`
  position: relative;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
  }
  :is(h2, h3) {
    ${coveringLink}
  }
  :is(h2, h3) a:focus-visible {
    outline: none;
  }
`;
