import { colour } from '@brandpost/ui';
import { css } from 'styled-components';

/** A link or a button of the bar: a square of its own, or with a word beside its icon. */
export const barItem = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-width: 44px;
  min-height: 44px;
  padding: 0 0.5em;
  border: 0;
  border-radius: var(--bp-radius-s);
  background: transparent;
  color: ${colour('ink')};
  /* Letters that are larger than the screen do not push the ways out of it. */
  font-size: min(1rem, 4.7vw);
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  /* Where words stand beside signs, the words give way. */
  @media (min-width: 64rem) {
    > :is(svg, img) {
      flex: none;
    }
  }
  &:hover {
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
