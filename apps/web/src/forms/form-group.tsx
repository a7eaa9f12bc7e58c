import { colour } from '@brandpost/ui';
import { plainFieldset } from '@brandpost/ui/fields';
import { styled } from 'styled-components';

/** Fields that belong together, under a name. */
export const FormGroup = styled.fieldset`
  ${plainFieldset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  legend {
    margin-bottom: 0.375rem;
    font-size: 0.9375rem;
    font-weight: 700;
  }
`;

/** One of several records of a list. */
export const FormCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0.875rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
`;

/** A button that asks for little attention. */
export const SmallButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  justify-self: start;
  max-width: 100%;
  min-height: 40px;
  padding: 0.3125rem 0.9375rem;
  border: 1px solid ${colour('line')};
  border-radius: 999px;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${colour('surface-2')};
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: ${colour('muted')};
    cursor: not-allowed;
  }
  &:focus-visible {
    border-radius: 999px;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    min-height: 44px;
  }
`;
