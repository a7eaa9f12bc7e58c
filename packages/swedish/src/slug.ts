import { fold } from './fold.ts';

/**
 * The part of an address that names a post: lower-case a-z and digits in groups joined by single hyphens.
 *
 * Gives an empty text when nothing can be kept ("—"); the caller must treat that as a missing slug. Two titles may
 * give the same slug (får, far). Source: SPEC section 5 (Post, slug) and section 3.
 */
export function slugify(text: string): string {
  return fold(text.replaceAll('&', ' och '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
