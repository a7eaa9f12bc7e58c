import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { sv } from '../../texts/sv.ts';

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 2rem;
`;
const Card = styled.p`
  padding: 2rem 2.5rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};
  box-shadow: var(--bp-shadow);
  font-size: 1.25rem;
  font-weight: 600;
`;

/** While initial data loads. Source: SPEC section 2, Layouts. */
export function LoadingCard() {
  return (
    <Place>
      <Card role="status">{sv.loading.card}</Card>
    </Place>
  );
}
