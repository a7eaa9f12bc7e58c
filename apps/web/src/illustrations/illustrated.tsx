import { media } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2.5rem, 6vw, 6rem);
  align-items: start;

  ${media.desktop} {
    &:has(> div + *) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    }
  }
`;

/** What there is to say when there is nothing to show, with a picture beside it; below it on phones. */
export function Illustrated({ picture, children }: { picture: ReactNode | null; children: ReactNode }) {
  return (
    <Pair>
      <div>{children}</div>
      {picture}
    </Pair>
  );
}
