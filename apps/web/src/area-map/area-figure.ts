import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What the map of an area stands in, with a line below it. */
export const AreaFigure = styled.figure`
  max-width: 32rem;
  margin: 1.5rem 0 0;
  break-inside: avoid;

  img, svg {
    width: 100%;
    margin-bottom: 0.375rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-m);
  }
  figcaption {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;
