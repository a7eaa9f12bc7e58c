import { createGlobalStyle, css } from 'styled-components';
import { paletteProperties } from './brand-palettes.ts';
import { type Palette, type Palettes, palettes } from './palettes.ts';
import { colour } from './tokens.ts';
import { EXTENDED_RANGE, WEIGHTS } from './typeface.ts';

function custom(palette: Palette): string {
  return paletteProperties(palette)
    .map(([name, value]) => `${name}: ${value};`)
    .join('');
}

const light = (palette: Palette) => css`
  color-scheme: light;
  ${custom(palette)}
  --bp-shadow: 0 1px 2px rgb(16 24 40 / 0.05), 0 8px 24px rgb(16 24 40 / 0.07);
  --bp-picture-filter: none;
`;
const dark = (palette: Palette) => css`
  color-scheme: dark;
  ${custom(palette)}
  --bp-shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.35);
  /* A picture of noon would glare at night. */
  --bp-picture-filter: brightness(0.82) saturate(0.95);
`;

/** Addresses of the typeface's files, by what they have the signs of. */
type Faces = { swedish: string; extended: string };

const face = (address: string, range: ReturnType<typeof css> | null) => css`
  @font-face {
    font-family: 'Figtree';
    font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
    font-display: optional;
    src: url(${address}) format('woff2');
    ${range}
  }
`;

const plate = css`
  padding: 4px;
  border-radius: 8px;
  background: #fff;
`;

/* Beside the service's name, which a phone has to have room for. Most logos are made for a light ground. */
const logo = css`
  [data-logo] {
    flex: none;
    max-width: 19vw;
    object-fit: contain;
  }
  /* In the header of a phone whose text is twice as large. */
  @container (max-width: 19.99rem) {
    a > [data-logo] {
      display: none;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) [data-logo] {
      ${plate}
    }
  }
  @media screen {
    :root[data-theme='dark'] [data-logo] {
      ${plate}
    }
  }
`;

/**
 * The ground everything stands on: palette of the theme in use, type and focus. The theme follows the
 * system until someone chooses (`data-theme` on the html element); its palettes are a service's own where it has a colour.
 */
export const GlobalStyle = createGlobalStyle<{ $faces: Faces; $palettes?: Palettes; $hasLogo?: boolean }>`
  /* Of two faces with a sign the later one has it. Ours is on every page: what it lacks is looked for in the other, which its range alone loads. */
  ${({ $faces }) => [face($faces.extended, css`unicode-range: ${EXTENDED_RANGE};`), face($faces.swedish, null)]}

  /* A face of the system as wide and high as ours, which is optional: where that is late it comes with the next page, and nothing moves. */
  @font-face {
    font-family: 'As Figtree';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 100.8%;
    ascent-override: 94.2%;
    descent-override: 24.8%;
  }
  :root {
    ${({ $palettes = palettes }) => light($palettes.light)}
    --bp-radius-s: 10px;
    --bp-radius-m: 14px;
    --bp-radius-l: 20px;
    --bp-motion: 180ms cubic-bezier(0.2, 0, 0, 1);
    --bp-gutter: clamp(min(1rem, 5vw), 4vw, 3.5rem);
  }
  /* On paper it is always light. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${({ $palettes = palettes }) => dark($palettes.dark)}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      ${({ $palettes = palettes }) => dark($palettes.dark)}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --bp-motion: 0ms;
    }
    *, *::before, *::after {
      animation-duration: 0.01ms;
      animation-iteration-count: 1;
      scroll-behavior: auto;
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: 7rem;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  @media (max-height: 500px) {
    html {
      scroll-padding-top: 1rem;
    }
  }
  body {
    margin: 0;
    background: ${colour('bg')};
    color: ${colour('ink')};
    font-family: 'Figtree', 'As Figtree', system-ui, sans-serif;
    font-size: 1.125rem;
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6 {
    margin: 0;
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  h1 {
    font-size: min(1.65rem + 3.6vw, 4.25rem, 15vw);
    letter-spacing: -0.025em;
    line-height: 1.06;
    hyphens: auto;
  }
  h2 {
    font-size: min(1.35rem + 1.1vw, 2.25rem, 13vw);
  }
  h3 {
    font-size: min(1.15rem + 0.4vw, 1.5rem, 12vw);
  }
  p, ul, ol, figure, dl, dd {
    margin: 0;
  }
  a {
    color: ${colour('primary')};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 0.07em;
  }
  /* A date stays on one line where there is room for it. */
  time {
    display: inline-block;
  }
  a:hover {
    text-decoration-thickness: 0.14em;
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  picture > img {
    filter: var(--bp-picture-filter);
  }
  button, input, textarea, select {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
    border-radius: 4px;
  }
  ${({ $hasLogo }) => $hasLogo && logo}
  ::selection {
    background: ${colour('signal')};
    color: ${colour('on-signal')};
  }
`;
