/*
 * The names that records are sorted by. Apart from the schemas, so that a browser that needs a name does not get the
 * schema library with it.
 */

/** Every kind of post. Source: SPEC section 3, Post. */
export const POST_TYPES = [
  'news',
  'page',
  'related_info',
  'page-related',
  'pinned-news',
  'info',
  'info-important',
  'alert',
  'advertisment',
  'givetake',
] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Where a post is in its life. Source: SPEC sections 3 and 4. */
export const POST_STATUSES = ['publish', 'draft', 'trash', 'future'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What categories sort: media files, job roles (`pidjob`) or groups of nodes. Source: SPEC section 3, Category. */
export const CATEGORY_TYPES = ['media', 'pidjob', 'group'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** The link types that the product itself looks for; others may exist. Source: SPEC section 3, Link. */
export const LINK_TYPES = ['tool', 'favorite', 'e-service', 'search'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** What a token stands for. Source: DESIGN section 5, Tokens. */
export const TOKEN_TYPES = ['anonymous', 'user', 'masquerade'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** Source: DESIGN section 5, Tokens. */
export const TOKEN_STATUSES = ['active', 'revoked', 'expired'] as const;
export type TokenStatus = (typeof TOKEN_STATUSES)[number];

/** The lists in which reading is marked, as they travel. Source: SPEC section 3, User, meta. */
export const READING_LISTS = ['read_post', 'readInformation', 'readMessage'] as const;
export type ReadingList = (typeof READING_LISTS)[number];
