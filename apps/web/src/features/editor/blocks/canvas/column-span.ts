import { media } from '@brandpost/ui';
import { css } from 'styled-components';

/** The place of a column in its row, as wide as on the page, and never too narrow to write in. */
export function columnSpan(cols: number) {
  return css`
    min-inline-size: 0;

    ${media.tablet} {
      grid-column: span ${Math.max(4, cols)};
    }
    @media (min-width: 80rem) {
      grid-column: span ${Math.max(3, cols)};
    }
  `;
}
