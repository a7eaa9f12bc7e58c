import { breakpoints } from '@brandpost/ui';

/** How the middle of the editor shows what is written: to write in, or as a page on a screen. */
export const SIZES = ['write', 'phone', 'tablet', 'desktop'] as const;
export type Size = (typeof SIZES)[number];

/** Of common screens. */
export const WIDTHS_PX: Readonly<Record<Exclude<Size, 'write'>, number>> = {
  phone: 375,
  tablet: 820,
  desktop: 1440,
};

/** The size to begin with: that of the screen one writes on. */
export function ownSize(): Size {
  return matchMedia(`(min-width: ${breakpoints.tablet})`).matches ? 'desktop' : 'phone';
}
