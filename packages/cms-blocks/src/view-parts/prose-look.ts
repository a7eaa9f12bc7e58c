import { css } from 'styled-components';
import { colour, linkLook, MEASURE, radius } from './look.ts';

/** How rich text looks, wherever it is shown or written. A text: anyone who installs this needs no types of ours for it. */
export const proseLook: string = css`
  max-inline-size: ${MEASURE};
  overflow-wrap: break-word;
  hyphens: auto;

  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-block-start: 1em;
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: 1.75em;
  }
  & > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: 0.5em;
  }
  & :is(h2, h3, h4, h5, h6) {
    font-size: 1.1875rem;
    line-height: 1.3;
    hyphens: manual;
  }
  & :is(ul, ol) {
    margin-block: 0;
    padding-inline-start: 1.5em;
  }
  & > * + :is(ul, ol) {
    margin-block-start: 1em;
  }
  & li + li,
  & li > * + *,
  & li > :is(ul, ol) {
    margin-block-start: 0.4em;
  }
  & li > p {
    margin-block: 0;
  }
  & li::marker {
    color: ${colour('primary')};
    font-weight: 600;
  }
  & blockquote {
    margin-inline: 0;
    padding: 0.25rem 0 0.25rem 1.25rem;
    border-inline-start: 4px solid ${colour('primary')};
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
  }
  & blockquote > * {
    margin-block: 0;
  }
  & blockquote > * + * {
    margin-block-start: 1em;
  }
  & a {
    border-radius: calc(${radius('s')} / 4);
    ${linkLook}
  }
  & a[href^='tel:'] {
    white-space: nowrap;
  }
`.join('');
