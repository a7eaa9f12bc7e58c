import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Files of the site's own typeface, for letters in pictures and papers. */
export const FIGTREE = {
  regular: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
} as const;
