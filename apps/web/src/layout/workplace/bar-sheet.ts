import { colour } from '@brandpost/ui';
import { css } from 'styled-components';

/** A popover that hangs from its button in the bar, and is as wide as the screen of a phone. */
export const barSheet = css`
  inset: 3.25rem 0.5rem auto auto;
  width: min(26rem, 100vw - 1rem);
  max-height: min(36rem, 100dvh - 4rem);
  margin: 0;
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  text-align: start;
  box-shadow: var(--bp-shadow);

  /* Below its button wherever that stands; the lines above are for browsers that do not know how. */
  @supports (position-area: block-end span-inline-start) {
    @media (min-width: 48rem) {
      inset: auto;
      margin-top: 0.25rem;
      position-area: block-end span-inline-start;
      position-try-fallbacks: flip-inline;
    }
  }
`;

/** The line above what is in such a popover: its title, and the button that closes it. */
export const barSheetHead = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 0.75rem 0.5rem 1.25rem;
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};

  h2 {
    font-size: 1.25rem;
  }
`;
