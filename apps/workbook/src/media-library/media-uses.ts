import type { WireMediaUsage } from '@brandpost/rubicore-api';

/** A file that is used nowhere. */
export const NO_USES: WireMediaUsage = { uses: [], hiddenUses: 0 };

/** One that is used on a page, in a news item, and where not everybody may look. */
export const SOME_USES: WireMediaUsage = {
  uses: [
    { postId: 12, title: 'Brandfilt', type: 'page', slug: 'brandfilt', fields: ['content'] },
    { postId: 13, title: 'Elda säkert i advent', type: 'news', slug: 'elda-sakert', fields: ['media'] },
  ],
  hiddenUses: 2,
};
