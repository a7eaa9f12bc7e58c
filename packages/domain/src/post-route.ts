import { CONTACT_PAGE_SLUG, HIDDEN_SLUG } from './constants.ts';
import type { PostType } from './entities/type-names.ts';

const ROUTE_SEGMENTS: Readonly<Record<PostType, string>> = {
  page: 'sida',
  news: 'nyhet',
  'pinned-news': 'nyhet',
  'page-related': 'overblick',
  info: 'nyhet',
  'info-important': 'nyhet',
  alert: 'krisinformation',
  advertisment: 'annons',
  givetake: 'ge-ta',
  // ASSUMPTION(rubicore): the map names no segment; it is shown as the other kinds of information are.
  related_info: 'nyhet',
};

/** The first part of the address where posts of a type live, without slashes. Source: SPEC section 2. */
export function routeSegmentOf(type: PostType): string {
  return ROUTE_SEGMENTS[type];
}

/**
 * The canonical path of a post, with a leading slash. The start page is at `/` and the contact page among the
 * contact pages. Source: SPEC section 2; DESIGN section 6.
 */
export function pathOfPost({ type, slug }: { type: PostType; slug: string }): string {
  if (type === 'page' && slug === HIDDEN_SLUG) return '/';
  const segment = type === 'page' && slug === CONTACT_PAGE_SLUG ? 'kontakt' : routeSegmentOf(type);
  return `/${segment}/${encodeURIComponent(slug)}`;
}
