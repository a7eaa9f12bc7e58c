import { eServiceSlug, type Link, type Post, pathOfPost } from '@brandpost/domain';
import { momentsOf } from './moments.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** Source: sitemaps.org, protocol. */
const MAX_ADDRESSES = 50_000;
const LISTS = ['/', '/overblick', '/nyheter', '/krisinformation', '/e-tjanster'];

/** Every page that a visitor can read, by its true address. */
export function sitemap(site: {
  origin: string;
  posts: readonly Post[];
  eServices: readonly Pick<Link, 'name'>[];
}): string {
  const versions = Map.groupBy(site.posts, pageOf);
  const changed = new Map<string, { date: Date | null; languages: readonly Post[] }>([
    ...[...LISTS, ...listsOfLanguages(site.posts)].map(
      (path) => [path, { date: null, languages: [] }] as const,
    ),
    ...site.posts.map((post) => {
      const languages = versions.get(pageOf(post)) ?? [];
      return [pathOfPost(post), { date: momentsOf(post).updated, languages }] as const;
    }),
    ...site.eServices.map(
      (link) =>
        [`/e-tjanster/${encodeURIComponent(eServiceSlug(link))}`, { date: null, languages: [] }] as const,
    ),
  ]);
  const addresses = [...changed]
    .slice(0, MAX_ADDRESSES)
    .map(([path, { date, languages }]) =>
      element(
        'url',
        {},
        element('loc', {}, site.origin + path),
        date && element('lastmod', {}, date.toISOString()),
        ...(languages.length < 2 ? [] : languages.map((post) => alternate(site.origin, post))),
      ),
    );
  return xmlDocument(
    element(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      },
      ...addresses,
    ),
  );
}

/** What there is in each other language stands together. */
function listsOfLanguages(posts: readonly Post[]): string[] {
  const versions = posts.filter(({ translationOfId }) => translationOfId !== null);
  return [...new Set(versions.map(({ language }) => `/overblick?sprak=${language}`))];
}

/** The page that a post is a version of; itself where it is none. */
function pageOf({ id, translationOfId }: Post): number {
  return translationOfId ?? id;
}

/** Source: Google, localized versions of pages, sitemap. */
function alternate(origin: string, post: Post): Xml {
  const href = origin + pathOfPost(post);
  return element('xhtml:link', { rel: 'alternate', hreflang: post.language, href });
}
