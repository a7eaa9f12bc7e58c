import { randomUUID } from 'node:crypto';
import { readPastedHtml } from '@brandpost/cms-blocks/editing';
import { EXCERPT_MAX_LENGTH, pathOfPost, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { slugify } from '@brandpost/swedish';
import { parse } from 'node-html-parser';
import type { ContentFile, PostInFile } from '../content-file/content-file.ts';
import { completePost } from '../content-file/read-content-file.ts';
import { readSitePath } from '../posts/storage/site-path.ts';
import type { OldPage } from './old-page.ts';

/** Where an old page has gone, and what an editor has to look after there. */
export type Move = { from: string; to: string; title: string; notes: string[] };

/**
 * Drafts of an old site's pages, with the links between them led to their new addresses. Files do not come along; what
 * else is lost stands in the notes, in Swedish. A page at an address where the service has one of its own, such as a list
 * of news, is left behind.
 * @param isTaken whether the service has a post of that slug already, which is left alone
 */
export function contentFromOldPages(
  found: readonly OldPage[],
  isTaken: (slug: string) => boolean,
): { content: ContentFile; moves: Move[] } {
  // A sitemap may list a page by several of its addresses.
  const byAddress = new Map(found.map((page) => [keyOf(page.address), page]));
  const all = [...byAddress.values()];
  const pages = all.filter(({ address }) => ownPath(address) === null);
  const slugs = new Map<string, string>();
  const used = new Set<string>();
  for (const page of pages) {
    const slug = freeSlug(slugify(lastSegment(page.address)) || slugify(page.title) || 'sida', used);
    used.add(slug);
    slugs.set(keyOf(page.address), slug);
  }
  const newPath = (address: string): string | null => {
    const page = byAddress.get(keyOf(address));
    const slug = slugs.get(keyOf(address));
    return page === undefined || slug === undefined
      ? ownPath(address)
      : pathOfPost({ type: page.kind, slug });
  };
  const posts: PostInFile[] = [];
  const notes = ['Webbplatsen har en egen sida på adressen, så den gamla flyttades inte.'];
  const moves: Move[] = all.flatMap(({ address, title }) => {
    const to = ownPath(address);
    return to === null ? [] : [{ from: address, to, title, notes }];
  });
  for (const page of pages) {
    const slug = slugs.get(keyOf(page.address)) ?? '';
    const to = newPath(page.address) ?? '';
    if (isTaken(slug)) {
      moves.push({
        from: page.address,
        to,
        title: page.title,
        notes: ['Fanns redan och lämnades som den var.'],
      });
      continue;
    }
    const { blocks, dropped } = readPastedHtml(withWholeLinks(page, newPath), randomUUID);
    const post = completePost({
      slug,
      type: page.kind,
      title: page.title.slice(0, TITLE_MAX_LENGTH),
      excerpt: page.excerpt.slice(0, EXCERPT_MAX_LENGTH),
      parent: page.kind === 'page' && page.parent !== null ? (slugs.get(keyOf(page.parent)) ?? null) : null,
      authoredDate: page.publishedDate,
      content: blocks,
    });
    posts.push(post);
    moves.push({ from: page.address, to, title: page.title, notes: dropped });
  }
  return { content: { format: 1, nodes: [], categories: [], media: [], links: [], posts }, moves };
}

/** The service's own page at the path of an old address, whatever its case; null where there is none. */
function ownPath(address: string): string | null {
  const path = new URL(address).pathname.replace(/\/+$/, '').toLowerCase();
  return path !== '' && readSitePath(path)?.kind === 'page' ? path : null;
}

/** The page's HTML with links to pages that move along led to where they are going to be, and all others in whole. */
function withWholeLinks(page: OldPage, newPath: (address: string) => string | null): string {
  const root = parse(page.html);
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (href === '' || href.startsWith('#') || !URL.canParse(href, page.address)) continue;
    const address = new URL(href, page.address);
    if (address.protocol !== 'http:' && address.protocol !== 'https:') continue;
    const path = newPath(address.href);
    link.setAttribute('href', path === null ? address.href : path + address.hash);
  }
  return root.toString();
}

/** The same for addresses that lead to one page: by http or https, with `www.` or without, with a slash at the end or none. */
function keyOf(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/+$/, '').toLowerCase() + search;
}

/** Without the ending that some systems give: `kontakt.html`, `kontakt.4.1a2b3c.html`. */
function lastSegment(address: string): string {
  const segment = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(segment).replace(/(?:\.[0-9a-f.]+)?\.(?:html?|aspx|php)$/i, '');
  } catch {
    return '';
  }
}

function freeSlug(wanted: string, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (!used.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}

/**
 * Lines for a `map` of nginx, from the old path to the new one, with and without a slash at the end: visitors' bookmarks
 * and search engines know the old ones for years.
 */
export function redirectMap(moves: readonly Move[]): string {
  const lines = new Map<string, string>();
  for (const { from, to } of moves) {
    // `map` does not look at case.
    if (ownPath(from) !== null) continue;
    const { pathname, search } = new URL(from);
    const path = pathname.replace(/\/+$/, '');
    for (const old of [`${path}${search}`, `${path}/${search}`]) {
      if (old !== '' && old !== '/' && old !== to) lines.set(quoted(old), quoted(to));
    }
  }
  return [...lines].map(([old, to]) => `${old} ${to};\n`).join('');
}

function quoted(path: string): string {
  return `"${path.replace(/["\\$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}"`;
}
