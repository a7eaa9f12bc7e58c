import type { PostType, Viewer } from '@brandpost/domain';
import { HIDDEN_SLUG, LAPSED_TITLE, MAX_RELATED_POSTS, OWN_LANGUAGE, saysLapsed } from '@brandpost/domain';
import type { RelatedPost } from '@brandpost/rubicore-api';
import { searchTerms, splitCompound, stem } from '@brandpost/swedish';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isLive, visibleTo } from '../posts/rights/visible-to.ts';
import { findHits } from '../search/queries.ts';

/** What one reads on in: no alerts, which have a page of their own while they last, and nothing of staff's. */
const RELATED_TYPES: readonly PostType[] = ['page', 'page-related', 'news', 'pinned-news'];

/**
 * What belongs together with a post, best first: what it links to and is linked from at once, then what it links to,
 * then what links to it, pages before news. Where that is little, what a search for its title finds.
 * @returns null when there is no such post that the viewer may see; else only what the viewer may see
 */
export async function findRelatedPosts(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<RelatedPost[] | null> {
  const { rows } = await sql<{ title: string; parentId: number }>`
    select title, parent_id as "parentId" from post where post.id = ${id}::integer and ${visibleTo(viewer, now)}`.execute(
    db,
  );
  const [post] = rows;
  if (post === undefined) return null;
  // The way up to its parent stands above every page.
  const without = [id, post.parentId];
  const linked = await findLinked(db, viewer, { id, without, now });
  if (linked.length >= MAX_RELATED_POSTS) return linked;
  const known = new Set([...without, ...linked.map((other) => other.id)]);
  const alike = await findAlike(db, viewer, post.title, now);
  return [...linked, ...alike.filter((other) => !known.has(other.id))].slice(0, MAX_RELATED_POSTS);
}

async function findLinked(
  db: Database,
  viewer: Viewer,
  { id, without, now }: { id: number; without: number[]; now: Date },
): Promise<RelatedPost[]> {
  const { rows } = await sql<Omit<RelatedPost, 'publishedDate'> & { publishedDate: Date | null }>`
    with own_slug as (
      select slug from post where id = ${id}::integer
      union select slug from post_redirect where post_id = ${id}::integer
    ), linked as (
      select other.id, true as is_to, false as is_from from post_link
        join post other on other.slug = post_link.slug
          or other.id = (select post_id from post_redirect where post_redirect.slug = post_link.slug)
        where post_link.post_id = ${id}::integer
      union all
      select post_link.post_id, false, true from post_link where slug in (select slug from own_slug)
    ), both_ways as (
      select id, bool_or(is_to) as is_to, bool_or(is_from) as is_from from linked
      where id <> all(${without}::integer[]) group by id
    )
    select post.id, post.type, post.slug, post.title, post.excerpt, post.published_date as "publishedDate"
    from both_ways
      join post on post.id = both_ways.id
    where ${isRelatable(now)} and ${visibleTo(viewer, now)}
    order by (is_to and is_from) desc, is_to desc, (post.type in ('page', 'page-related')) desc,
      post.published_date desc nulls last, post.id
    limit ${MAX_RELATED_POSTS}::integer`.execute(db);
  return rows.map((row) => ({ ...row, publishedDate: row.publishedDate?.toISOString() ?? null }));
}

/**
 * A version in another language is chosen from its page's own menu. What has lapsed is read by those who look for it, and a
 * vacancy where vacancies are listed.
 */
function isRelatable(now: Date): RawBuilder<boolean> {
  return sql`(post.type = any(${[...RELATED_TYPES]}::text[]) and post.slug <> ${HIDDEN_SLUG}
    and post.translation_of_id is null and post.title !~ ${LAPSED_TITLE}::text and post.vacancy is null
    and ${isLive(now)})`;
}

/**
 * What a search for the title finds and has a word of it in its own title, or two in its introduction: a search answers with
 * less where it finds nothing better. The visibility rule is in it.
 */
async function findAlike(db: Database, viewer: Viewer, title: string, now: Date): Promise<RelatedPost[]> {
  const query = { q: title, type: [...RELATED_TYPES], perPage: MAX_RELATED_POSTS * 2 };
  const { rows } = await findHits(db, viewer, query, now);
  const words = new Set(wordsOf(title));
  return rows
    .filter(
      ({ language = OWN_LANGUAGE, vacancy, title: name }) =>
        language === OWN_LANGUAGE && vacancy === undefined && !saysLapsed(name),
    )
    .filter((hit) => shared(words, hit.title) > 0 || shared(words, hit.excerpt) > 1)
    .flatMap(({ kind, id, type, slug, title: name, excerpt, publishedDate }) =>
      kind === 'post' && slug !== null
        ? [{ id, type: type as PostType, slug, title: name, excerpt, publishedDate }]
        : [],
    );
}

function shared(words: ReadonlySet<string>, text: string): number {
  return new Set(wordsOf(text).filter((word) => words.has(word))).size;
}

/** Stems, and what compounds are about: their last part says of what kind they are, as in accessibility statement. */
function wordsOf(text: string): string[] {
  const { exact, stems } = searchTerms(text);
  return [...stems, ...exact.flatMap((word) => splitCompound(word).slice(0, -1)).map(stem)];
}
