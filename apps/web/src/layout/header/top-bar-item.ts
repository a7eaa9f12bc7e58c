import { colour } from '@brandpost/ui';
import { css } from 'styled-components';
import { inRem, TOP_BAR_PX } from './header-height.ts';

/** A link or a button in the top bar: on phones an icon that keeps its name, beside it from tablets on. */
export const topBarItem = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4375rem;
  min-width: 34px;
  min-height: ${inRem(TOP_BAR_PX)};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:focus-visible {
    outline-color: ${colour('signal')};
    outline-offset: -2px;
  }
`;
