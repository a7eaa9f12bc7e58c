import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import swedish from './figtree-swedish.woff2?url';

/** Addresses of the typeface's files: what Swedish takes, which is loaded with every page, and what other words need. */
export const TYPEFACE = { swedish, latin, latinExtended };
