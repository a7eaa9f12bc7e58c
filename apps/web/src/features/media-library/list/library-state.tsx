import { colour } from '@brandpost/ui';
import { keyframes, styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';
import { Grid } from './file-grid.tsx';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;
const Place = styled.li`
  aspect-ratio: 5 / 6;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface-2')};
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** Where files will stand. */
export function FilesSkeleton() {
  return (
    <>
      <Grid aria-hidden="true">
        {PLACES.map((place) => (
          <Place key={place} />
        ))}
      </Grid>
      <Said role="status">{mediaTexts.loading}</Said>
    </>
  );
}
const Said = styled.p`
  color: ${colour('muted')};
  font-size: 1rem;
`;
