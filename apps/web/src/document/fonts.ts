import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Paths of the typeface's files; å, ä and ö are all in the first. */
export const FONT_PATH = latin;
export const FONT_EXTENDED_PATH = latinExtended;
