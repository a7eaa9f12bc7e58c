import type { PostType } from '@brandpost/domain';

/** Staff's own ads: they need no right of anybody, and are written and taken back where they are shown. */
export const AD_TYPES: readonly (PostType | null)[] = ['advertisment', 'givetake'];
