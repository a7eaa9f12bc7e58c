import { buttonShape, Container, colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What became of a request, or is becoming of it, with what can be done now. */
export const Panel = styled(Container)`
  display: grid;
  gap: 1rem;
  max-width: 44rem;

  h1 {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    font-size: 1.75rem;
  }
  [role='status'] {
    display: grid;
    gap: 0.5rem;
  }
  h1 svg {
    flex: none;
  }
  blockquote {
    margin: 0;
    padding: 0.75rem 1rem;
    border-left: 6px solid ${colour('crisis')};
    background: ${colour('surface')};
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  > :is(a, button) {
    ${buttonShape}
  }
`;
