import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What is chosen among while one writes: over what is below, as high as there is room for. */
export const CaretSheet = styled.div`
  position: absolute;
  z-index: 20;
  inline-size: min(22rem, 100%);
  max-block-size: min(20rem, 45dvh);
  padding: 0.25rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  box-shadow: 0 8px 28px rgb(0 0 0 / 0.18);
  font-size: 1rem;
  overflow-y: auto;
  overscroll-behavior: contain;

  > p {
    padding: 0.625rem 0.75rem;
    color: ${colour('muted')};
  }
`;

/** One of those; what Enter takes has `aria-selected`. */
export const CaretOption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 0 0.75rem;
  min-block-size: 44px;
  padding: 0.375rem 0.625rem;
  border-radius: 8px;
  line-height: 1.3;
  cursor: pointer;

  &:has(> svg) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  &[aria-selected='true'] {
    background: ${colour('surface-2')};
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  > svg {
    grid-row: span 2;
    color: ${colour('primary')};
  }
  > strong {
    font-weight: 600;
  }
  > small {
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
`;
