import { colour } from '@brandpost/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { mediaTexts } from '../../texts/media-texts.ts';
import { Grid } from './file-grid.tsx';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: clamp(2rem, 8vw, 4.5rem) 1.5rem;
  border: 2px dashed ${colour('line')};
  border-radius: var(--bp-radius-l);
  text-align: center;

  > svg {
    color: ${colour('primary')};
  }
  h2 {
    font-size: 1.5rem;
  }
  p {
    max-width: 34rem;
    color: ${colour('muted')};
  }
`;

type LibraryStateProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  isAlert?: boolean;
  children?: ReactNode;
};

/** Why there are no files to see, in a sentence, and one way on. */
export function LibraryState({ icon: Icon, title, text, isAlert, children }: LibraryStateProps) {
  return (
    <Frame {...(isAlert ? { role: 'alert' } : {})}>
      <Icon aria-hidden="true" size={52} strokeWidth={1.25} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Frame>
  );
}

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
