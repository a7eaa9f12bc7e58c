import { css } from 'styled-components';

/** Values for a page that sets no theme of its own: the light palette. */
const FALLBACK_COLOURS = {
  bg: '#fff',
  surface: '#f3f6fb',
  'surface-2': '#e7eef8',
  ink: '#101828',
  muted: '#475467',
  line: '#d5ddea',
  primary: '#174285',
  'on-primary': '#fff',
  deep: '#0b2347',
} as const;

const FALLBACK_RADII = { s: '10px', m: '14px', l: '20px' } as const;

/** A colour of the page's theme. */
export function colour(name: keyof typeof FALLBACK_COLOURS): string {
  return `var(--bp-color-${name}, ${FALLBACK_COLOURS[name]})`;
}

/** A corner of the page's theme. */
export function radius(size: keyof typeof FALLBACK_RADII): string {
  return `var(--bp-radius-${size}, ${FALLBACK_RADII[size]})`;
}

/** Line length at which Swedish is comfortable to read: at most 75 characters of a page's text. */
export const MEASURE = '40rem';

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
  }
`;

export const linkLook = css`
  color: ${colour('primary')};
  text-decoration-thickness: 0.07em;
  text-underline-offset: 0.18em;
  &:hover {
    text-decoration-thickness: 0.14em;
  }
  ${focusRing}
`;

/** Pills, 48 px high, as everywhere on the site. */
export const pillLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-block-size: 48px;
  padding: 0.5rem 1.375rem;
  border: 2px solid transparent;
  border-radius: 999px;
  background: ${colour('primary')};
  color: ${colour('on-primary')};
  font: inherit;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  ${focusRing}
`;

/** Titles within blocks. */
export const titleLook = css`
  margin: 0;
  font-size: 1.25rem;
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.015em;
  text-wrap: balance;
  overflow-wrap: break-word;
`;
