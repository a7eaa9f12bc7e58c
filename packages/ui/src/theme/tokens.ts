import type { ColourName } from './palettes.ts';

/** The custom property that holds a colour in whichever theme is on: `colour('ink')`. */
export function colour(name: ColourName): string {
  return `var(--bp-color-${name})`;
}

/** Screen widths where layouts change. */
export const breakpoints = { tablet: '48rem', desktop: '64rem' } as const;

/** Media queries, smallest screens first. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desktop: `@media (min-width: ${breakpoints.desktop})`,
  hover: '@media (hover: hover)',
} as const;

/** What a person reads comfortably: at most 75 characters of an article's text, mostly fewer than 70. */
export const READING_MEASURE = '40rem';
