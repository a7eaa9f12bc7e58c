import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** A card beside a page's text, or below it. */
export const AsideCard = styled.section<{ $tone?: 'plain' | 'signal' }>`
  padding: min(1.5rem, 6vw);
  border-radius: var(--bp-radius-m);
  background: ${(props) => colour(props.$tone === 'signal' ? 'warning-bg' : 'surface')};
  color: ${colour('ink')};
  font-size: 1.0625rem;
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.25rem;
  }
  h2 a {
    color: inherit;
  }
  h2 a:focus-visible {
    outline-color: currentColor;
  }
`;
