import { css, styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** How small controls beside each other look: pills, 44 px high. */
export const pillShape = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  max-width: 100%;
  padding: 0 1rem;
  border: 1px solid ${colour('line')};
  border-radius: 999px;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: ${colour('primary')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: ${colour('muted')};
    cursor: default;
  }
  svg {
    flex: none;
  }
`;

export const Pill = styled.button`
  ${pillShape}
`;
