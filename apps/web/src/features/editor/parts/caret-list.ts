import { colour } from '@brandpost/ui';
import { optionShape } from '@brandpost/ui/widgets';
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
  ${optionShape}
`;
