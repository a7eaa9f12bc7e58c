import { eServiceSlug, type PostType, pathOfPost } from '@brandpost/domain';
import { sql } from 'kysely';
import { VISITOR } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { visibleTo } from '../rights/visible-to.ts';
import { readSitePath, type SiteTarget } from '../storage/site-path.ts';

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
