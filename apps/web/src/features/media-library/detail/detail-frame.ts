import { colour, media } from '@brandpost/ui';
import { styled } from 'styled-components';

/** Room for a picture and its form beside each other. */
export const DETAIL_WIDTH_PX = 1160;

/** The picture and all about it to the left, the form to the right; below each other on phones. */
export const DetailFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;
export const DetailColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
`;
export const Paper = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface-2')};
  color: ${colour('muted')};
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;
