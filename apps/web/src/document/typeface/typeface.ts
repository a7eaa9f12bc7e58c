import extended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import swedish from './figtree-swedish.woff2?url';

/** Addresses of the typeface's files: what Swedish takes, which is loaded with every page, and letters of other languages. */
export const TYPEFACE = { swedish, extended };
