import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What somebody should know before publishing. */
export const Notice = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
  font-size: 1rem;

  &[data-is-good='true'] {
    background: ${colour('surface-2')};
  }
  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  > :not(svg) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  button {
    border: 0;
    padding: 0.25rem 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
