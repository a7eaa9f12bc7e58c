import { css } from 'styled-components';
import { MEASURE } from '../../view-parts/look.ts';

/** Size and the air between letters, by heading size. */
const SIZES = {
  1: ['clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', '-0.022em'],
  2: ['clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', '-0.02em'],
  3: ['clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', '-0.018em'],
  4: ['1.1875rem', '-0.015em'],
  5: ['1.0625rem', '-0.015em'],
} as const;

/** How a heading of that size looks, wherever it is shown or written. */
export function headingLook(size: keyof typeof SIZES): string {
  return css`
    max-inline-size: ${MEASURE};
    font-size: ${SIZES[size][0]};
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: ${SIZES[size][1]};
    text-wrap: balance;
    overflow-wrap: break-word;
  `.join('');
}
