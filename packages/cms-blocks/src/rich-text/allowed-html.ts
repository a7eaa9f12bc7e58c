/**
 * What rich text may hold: the same list for the sanitiser and for the view. No classes, ids or styles, so nothing in
 * a text can dress up as part of the page or name what scripts look for.
 * Source: SPEC section 3 ("only links keep href and target").
 */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'h2',
  'h3',
  'h4',
  'h5',
] as const;
export type AllowedTag = (typeof ALLOWED_TAGS)[number];

/** Elements whose text is code, a fallback or an input, and goes away with them. */
export const TAGS_DROPPED_WITH_TEXT = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'title',
  'textarea',
  'xmp',
  'plaintext',
  'select',
  'option',
  'svg',
  'math',
] as const;

/** Levels of nesting; what lies deeper loses its tags. */
export const MAX_NESTING = 64;

/** Keeps a page that is opened from reaching back to ours. */
export const NEW_TAB_REL = 'noopener noreferrer';
