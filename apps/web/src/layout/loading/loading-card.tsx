import { colour } from '@brandpost/ui';
import { keyframes, styled } from 'styled-components';
import { sv } from '../../texts/sv.ts';
import { Logo } from '../logo.tsx';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;
const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 50dvh;
  padding: 1rem;
`;
const Card = styled.p`
  display: grid;
  justify-items: center;
  gap: 1.25rem;
  max-width: 100%;
  padding: 2.5rem clamp(1rem, 8vw, 3rem);
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};
  box-shadow: var(--bp-shadow);
  font-size: 1.25rem;
  font-weight: 600;
  text-align: center;

  :is(svg, img) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

/** While initial data loads. Source: SPEC section 2, Layouts. */
export function LoadingCard() {
  return (
    <Place>
      <Card role="status">
        <Logo size={64} />
        {sv.loading.card}
      </Card>
    </Place>
  );
}
