import { css } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** One of what is chosen among while one writes: a name, what it is, and a sign before them. */
export const optionShape = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 0 0.75rem;
  min-block-size: 44px;
  padding: 0.375rem 0.75rem;
  border-radius: 8px;
  line-height: 1.3;
  cursor: pointer;

  &:has(> svg) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  &[data-hovered],
  &[data-focused],
  &[aria-selected='true'] {
    background: ${colour('surface-2')};
  }
  &[data-focused],
  &[aria-selected='true'] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  > svg {
    grid-row: span 2;
    color: ${colour('primary')};
  }
  > strong {
    font-size: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > small {
    color: ${colour('muted')};
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;
