import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** As wide as what stands beside the canvas, and on the same ground. */
export const BesideCanvas = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 23rem;
  padding: 1rem 1.25rem 1.5rem;
  background: ${colour('surface')};
`;
