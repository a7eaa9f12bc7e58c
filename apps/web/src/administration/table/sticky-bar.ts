import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What can be done with what is marked or changed; in reach however long the table is. */
export const StickyBar = styled.section`
  position: sticky;
  z-index: 3;
  bottom: 0.75rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  padding: 0.625rem 0.75rem 0.625rem 1.125rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);

  strong {
    margin-right: auto;
  }
  button {
    min-height: 44px;
    padding-inline: 1rem;
  }
`;
