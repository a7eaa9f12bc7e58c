import { buttonShape, colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What can be done with an alert, as buttons beside each other; each as wide as the others. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  button {
    ${buttonShape}
    flex: 1 1 10rem;
  }
`;

/** Where an alert that is out is changed. */
export const ActionForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
`;
