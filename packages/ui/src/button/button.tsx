import { css, styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/**
 * The shape shared by buttons and by links that look like them: pills, 48 px high. `data-look="quiet"` on the
 * element gives the one that does not ask for attention.
 */
export const buttonShape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  max-width: 100%;
  min-height: 48px;
  padding: 0.5rem 1.375rem;
  border: 2px solid transparent;
  border-radius: 999px;
  background: ${colour('primary')};
  color: ${colour('on-primary')};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--bp-motion), border-color var(--bp-motion), color var(--bp-motion);

  > svg {
    flex: none;
  }
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${colour('primary-hover')};
  }
  &[data-look='quiet'] {
    border-color: ${colour('line')};
    background: transparent;
    color: ${colour('ink')};
  }
  &[data-look='quiet']:hover:not([aria-disabled='true']) {
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    background: ${colour('surface-2')};
    color: ${colour('muted')};
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Button = styled.button`
  ${buttonShape}
`;

/** A round button with an icon alone; give it an accessible name. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--bp-motion);

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:focus-visible {
    border-radius: 999px;
    outline-color: currentColor;
  }
`;
