import { PRIMARY_COLOUR_LIGHT } from '@brandpost/domain';

/** The palette of both themes. Every pair of ink and ground is held to WCAG AA by a test beside this file. */
export const palettes = {
  light: {
    bg: '#ffffff',
    /* What lies on a tinted ground: brighter than it in both themes. */
    raised: '#ffffff',
    surface: '#f3f6fb',
    'surface-2': '#e7eef8',
    ink: '#101828',
    muted: '#475467',
    line: '#d5ddea',
    primary: PRIMARY_COLOUR_LIGHT,
    'primary-hover': '#0f3066',
    'on-primary': '#ffffff',
    deep: '#0b2347',
    'on-deep': '#ffffff',
    'on-deep-muted': '#c4d2e8',
    signal: '#ffd02e',
    'on-signal': '#2b2100',
    crisis: '#a3161a',
    'on-crisis': '#ffffff',
    severe: '#96400a',
    'on-severe': '#ffffff',
    notice: '#1a5a9e',
    'on-notice': '#ffffff',
    warning: '#8a4b00',
    'warning-bg': '#fff4dc',
    good: '#0f6b3c',
    'good-bg': '#e4f5ea',
    masquerade: '#5b2a86',
    'hill-far': '#dbe6f6',
    'hill-mid': '#b9cfee',
    'hill-near': '#8fafdf',
    sky: '#e9f0fa',
    fir: '#6f95cd',
  },
  dark: {
    bg: '#0d131d',
    raised: '#1d2839',
    surface: '#151d2b',
    'surface-2': '#1d2839',
    ink: '#edf2fa',
    muted: '#a9b6ca',
    line: '#2b3850',
    primary: '#9cc0ff',
    'primary-hover': '#c3d9ff',
    'on-primary': '#0b1d3a',
    deep: '#0a1a33',
    'on-deep': '#ffffff',
    'on-deep-muted': '#b6c6df',
    signal: '#ffd02e',
    'on-signal': '#2b2100',
    crisis: '#b4232a',
    'on-crisis': '#ffffff',
    severe: '#a84b10',
    'on-severe': '#ffffff',
    notice: '#2461a3',
    'on-notice': '#ffffff',
    warning: '#ffcf7a',
    'warning-bg': '#33270e',
    good: '#8fe0b0',
    'good-bg': '#10301f',
    masquerade: '#5b2a86',
    'hill-far': '#24334d',
    'hill-mid': '#1d2a43',
    'hill-near': '#172136',
    sky: '#1a2334',
    fir: '#0f1829',
  },
} as const;

export type ColourName = keyof (typeof palettes)['light'];
export type Palette = Readonly<Record<ColourName, string>>;
export type Palettes = Readonly<Record<keyof typeof palettes, Palette>>;

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
