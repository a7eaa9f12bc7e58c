import { buttonShape, colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What an alert is published by: always in sight, below everything that is filled in or read. */
export const PublishingBar = styled.div`
  position: sticky;
  z-index: 55;
  bottom: 0;
  display: grid;
  gap: 0.25rem;
  margin-inline: calc(-1 * var(--bp-gutter));
  padding: 0.75rem var(--bp-gutter) max(0.75rem, env(safe-area-inset-bottom));
  border-top: 1px solid ${colour('line')};
  background: ${colour('bg')};

  button {
    ${buttonShape}
    width: 100%;
    min-height: 56px;
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};
    font-size: 1.125rem;
    font-weight: 750;
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    background: ${colour('crisis')};
    text-decoration: underline;
  }
  p {
    color: ${colour('ink')};
    font-weight: 600;
  }
`;
