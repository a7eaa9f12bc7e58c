export { Button, buttonShape, IconButton } from './button/button.tsx';
export { coveringLink, oneLinkCard } from './card/one-link-card.ts';
export { Container } from './container/container.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Fir } from './landscape/fir.tsx';
export { Landscape } from './landscape/landscape.tsx';
export { Shield } from './logo/shield.tsx';
export { Notice } from './notice/notice.tsx';
export { ProgressBar } from './progress-bar/progress-bar.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Snackbar, SnackbarStack } from './snackbar/snackbar.tsx';
export { Stripe } from './stripe/stripe.tsx';
export { Tag, type TagTone } from './tag/tag.tsx';
export { type BrandPalettes, brandPalettes, paletteProperties } from './theme/brand-palettes.ts';
export { GlobalStyle } from './theme/global-style.tsx';
export {
  breakpoints,
  type ColourName,
  colour,
  media,
  type Palette,
  type Palettes,
  palettes,
  READING_MEASURE,
} from './theme/tokens.ts';
export { SWEDISH_RANGE, signsOf, WEIGHTS } from './theme/typeface.ts';
export { VisuallyHidden, visuallyHidden } from './visually-hidden/visually-hidden.tsx';
