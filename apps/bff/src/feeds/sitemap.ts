import { eServiceSlug, type Link, type Post, pathOfPost } from '@brandpost/domain';
import { momentsOf } from './moments.ts';
import { element, xmlDocument } from './xml.ts';

/** Source: sitemaps.org, protocol. */
const MAX_ADDRESSES = 50_000;
const LISTS = ['/', '/overblick', '/nyheter', '/krisinformation', '/e-tjanster'];

/** Every page that a visitor can read, by its true address. */
export function sitemap(site: {
  origin: string;
  posts: readonly Post[];
  eServices: readonly Pick<Link, 'name'>[];
}): string {
  const changed = new Map<string, Date | null>([
    ...LISTS.map((path) => [path, null] as const),
    ...site.posts.map((post) => [pathOfPost(post), momentsOf(post).updated] as const),
    ...site.eServices.map((link) => [`/e-tjanster/${encodeURIComponent(eServiceSlug(link))}`, null] as const),
  ]);
  const addresses = [...changed]
    .slice(0, MAX_ADDRESSES)
    .map(([path, date]) =>
      element(
        'url',
        {},
        element('loc', {}, site.origin + path),
        date && element('lastmod', {}, date.toISOString()),
      ),
    );
  return xmlDocument(
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...addresses),
  );
}
