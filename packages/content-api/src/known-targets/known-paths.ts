import { eServiceSlug, type PostType, pathOfPost } from '@brandpost/domain';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

type Found = { asked: string; type: PostType; slug: string };
type KnownPaths = { missingPaths: string[]; redirectedPaths: { from: string; to: string }[] };

/** Which paths lead nowhere for a visitor, and which lead to a post that has another address by now. */
export async function knownPaths(db: Database, paths: readonly string[], now: Date): Promise<KnownPaths> {
  const targets = [...new Set(paths)].map((path) => ({ path, target: readSitePath(path) }));
  const slugs = targets.flatMap(({ target }) => (target?.kind === 'posts' ? target.slugs : []));
  const posts = new Map((await publicPosts(db, slugs, now)).map((post) => [post.asked, post]));
  const isServiceAsked = targets.some(({ target }) => target?.kind === 'e-service');
  const services = isServiceAsked ? await eServiceSlugs(db) : new Set<string>();
  const missingPaths: string[] = [];
  const redirectedPaths: KnownPaths['redirectedPaths'] = [];
  for (const { path, target } of targets) {
    if (target === null || !isThere(target, posts, services)) missingPaths.push(path);
    else if (target.kind === 'posts') {
      const post = posts.get(target.slugs.at(-1) ?? '');
      if (post === undefined) continue;
      const to = pathOfPost(post);
      if (to !== `/${target.segment}/${encodeURIComponent(post.asked)}`)
        redirectedPaths.push({ from: path, to });
    }
  }
  return { missingPaths, redirectedPaths };
}

function isThere(
  target: SiteTarget,
  posts: ReadonlyMap<string, Found>,
  services: ReadonlySet<string>,
): boolean {
  if (target.kind === 'page') return true;
  if (target.kind === 'e-service') return services.has(target.slug);
  return target.slugs.every((slug) => posts.has(slug));
}

/** Posts that visitors see, by slugs that they have or once had. */
async function publicPosts(db: Database, slugs: readonly string[], now: Date): Promise<Found[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<Found>`
    select distinct on (asked.slug) asked.slug as asked, post.type, post.slug
    from unnest(${[...new Set(slugs)]}::text[]) as asked (slug)
      join post on post.slug = asked.slug
        or post.id = (select post_id from post_redirect where post_redirect.slug = asked.slug)
    where ${visibleTo(VISITOR, now)}
    order by asked.slug, (post.slug = asked.slug) desc`.execute(db);
  return rows;
}

async function eServiceSlugs(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('link').select('name').where('type', '=', 'e-service').execute();
  return new Set(rows.map(eServiceSlug));
}

/** Where visitors read posts; one that lives elsewhere is led to. Source: SPEC section 2, Screens and routes. */
const POST_PAGES: readonly string[] = ['sida', 'overblick', 'kontakt', 'nyhet', 'krisinformation'];

/** Pages that are there without a post. */
const FIXED_PAGES: readonly string[] = [
  '',
  'changelog',
  'login',
  'nyheter',
  'e-tjanster',
  'sok',
  ...POST_PAGES,
];

/** Searches for whatever is asked, and feeds, which the BFF has. */
const ANYTHING_BELOW: readonly string[] = ['sok', 'feeds'];

/** What a path of the site leads to: a page of its own, posts by slug, or an e-service. */
type SiteTarget =
  | { kind: 'page' }
  | { kind: 'posts'; segment: string; slugs: readonly string[] }
  | { kind: 'e-service'; slug: string };

/** Reads a path, with or without what is asked for or pointed at within the page; null where the site has no such page. */
function readSitePath(path: string): SiteTarget | null {
  const segments = segmentsOf(path);
  if (segments === null) return null;
  const [first = '', ...slugs] = segments;
  if (slugs.length === 0) return FIXED_PAGES.includes(first) ? { kind: 'page' } : null;
  if (POST_PAGES.includes(first) && slugs.length <= (first === 'sida' ? 2 : 1))
    return { kind: 'posts', segment: first, slugs };
  const [slug = ''] = slugs;
  if (slugs.length > 1) return null;
  if (ANYTHING_BELOW.includes(first)) return { kind: 'page' };
  return first === 'e-tjanster' ? { kind: 'e-service', slug } : null;
}

function segmentsOf(path: string): string[] | null {
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  try {
    return path
      .replace(/[?#].*$/s, '')
      .replace(/\/$/, '')
      .slice(1)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}
