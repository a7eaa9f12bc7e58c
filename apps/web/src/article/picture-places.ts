import { READING_MEASURE } from '@brandpost/ui';

export type PicturePlace = 'article' | 'card' | 'row';

/**
 * Where a post's picture stands, and how wide it is there, as `sizes` of HTML. In a small place the thumbnail (480 px
 * wide) will do where a picture has no copies.
 */
export const PICTURE_PLACES: Record<PicturePlace, { sizes: string; isSmall: boolean }> = {
  article: { sizes: `min(${READING_MEASURE}, 100vw - 2.5rem)`, isSmall: false },
  card: { sizes: '(min-width: 64rem) 40rem, calc(100vw - 2.5rem)', isSmall: false },
  row: { sizes: '(min-width: 48rem) 11.25rem, 6.75rem', isSmall: true },
};
