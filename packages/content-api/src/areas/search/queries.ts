import type { PostType, Viewer } from '@brandpost/domain';
import type { SearchHit, SearchSummary } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { countRows } from '../../lists/find-list.ts';
import { EMPTY_LIST, type ListOf, pageOf, valuesOf } from '../../lists/paging.ts';
import { orderBy, type SortColumns } from '../../lists/sort.ts';
import type { Call } from '../../plugins/catalogue-calls.ts';
import { planSearch, type SearchPlan, wordsToFind } from '../../search/search-plan.ts';
import { markerFor, snippetOf } from '../../search/snippet.ts';
import { RANK_WEIGHTS } from '../../search/term-vector.ts';
import { suggestFor } from './corrections.ts';
import { findableBy, SEARCHED } from './findable.ts';

type SearchQuery = Call<'search'>['query'];

const SORT_COLUMNS: SortColumns = new Map([
  ['relevance', 'hit.score'],
  ['publishedDate', 'hit.published_date'],
  ['title', 'hit.title_key'],
]);

/** Answers rank above reports of what has been, other things being equal. */
const TYPE_FACTOR = sql`case coalesce(post.type, link.type)
  when 'alert' then 1.3 when 'page' then 1.2 when 'page-related' then 1.15 when 'e-service' then 1.1
  else 1.0 end`;

type HitRow = {
  kind: 'post' | 'link';
  id: number;
  type: PostType | string;
  title: string;
  excerpt: string;
  plain_text: string;
  slug: string | null;
  url: string | null;
  published_date: Date | null;
  total: number;
};

/** What the viewer may see that matches, best first, one page of it. Source: DESIGN section 5, Search. */
export async function findHits(
  db: Database,
  viewer: Viewer,
  query: SearchQuery,
  now: Date,
): Promise<ListOf<SearchHit>> {
  const words = wordsToFind(query.q);
  if (words.length === 0) return EMPTY_LIST;
  const { corrections } = await suggestFor(db, viewer, query.q, now);
  const plan = planSearch(query.q, corrections);
  const page = pageOf(query);
  const order = orderBy(query.sort ?? 'relevance DESC', SORT_COLUMNS, 'hit.id');
  const match = await matching(db, viewer, plan, now);
  const where = sql`${match} and ${ofTypes(valuesOf(query.type))}`;
  const { rows } = await sql<HitRow>`
    with hit as materialized (
      select search_entry.id, ${score(plan, query.q)} as score, post.published_date,
        coalesce(post.title_key, link.name_key) as title_key, (count(*) over ())::integer as total
      from ${SEARCHED} where ${where}
    ), best as materialized (
      select hit.*, row_number() over (order by ${order}) as place from hit
      order by ${order} limit ${page.limit} offset ${page.offset}
    )
    select case when post.id is null then 'link' else 'post' end as kind,
      coalesce(post.id, link.id) as id, coalesce(post.type, link.type) as type,
      coalesce(post.title, link.name) as title, coalesce(post.excerpt, link.short_description) as excerpt,
      search_entry.plain_text, post.slug, link.url, post.published_date, best.total
    from best join search_entry on search_entry.id = best.id
      left join post on post.id = search_entry.post_id left join link on link.id = search_entry.link_id
    order by best.place`.execute(db);
  const total =
    rows[0]?.total ?? (page.offset === 0 ? 0 : await countRows(db, sql`${SEARCHED} where ${where}`));
  const isSought = markerFor([...words, ...[...corrections.values()].flat()]);
  return { rows: rows.map((row) => hitOf(row, isSought)), total };
}

/** Numbers per type, whatever type the list is narrowed to, and a better spelling. */
export async function summarise(
  db: Database,
  viewer: Viewer,
  text: string,
  now: Date,
): Promise<SearchSummary> {
  if (wordsToFind(text).length === 0) return { total: 0, counts: [], didYouMean: null };
  const { corrections, didYouMean } = await suggestFor(db, viewer, text, now);
  const match = await matching(db, viewer, planSearch(text, corrections), now);
  const { rows: counts } = await sql<{ type: string; count: number }>`
    select coalesce(post.type, link.type) as type, count(*)::integer as count
    from ${SEARCHED} where ${match} group by 1 order by 2 desc, 1`.execute(db);
  return { total: counts.reduce((sum, row) => sum + row.count, 0), counts, didYouMean };
}

/** The condition that an entry matches: in every word, or in any where nothing holds them all. */
async function matching(
  db: Database,
  viewer: Viewer,
  plan: SearchPlan,
  now: Date,
): Promise<RawBuilder<boolean>> {
  const findable = findableBy(viewer, now);
  const all = sql<boolean>`search_entry.terms @@ ${plan.all}::tsquery and ${findable}`;
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select 1 from ${SEARCHED} where ${all}) as exists`.execute(db);
  return rows[0]?.exists === true ? all : sql`search_entry.terms @@ ${plan.any}::tsquery and ${findable}`;
}

function ofTypes(types: readonly string[] | null): RawBuilder<boolean> {
  return types === null ? sql`true` : sql`coalesce(post.type, link.type) = any(${[...types]}::text[])`;
}

function score(plan: SearchPlan, text: string): RawBuilder<number> {
  const ranks = plan.ranks.map(
    ({ query, worth }) =>
      sql`${worth}::real * ts_rank(${RANK_WEIGHTS}::real[], search_entry.terms, ${query}::tsquery)`,
  );
  const isTitle = sql`case when lower(coalesce(post.title, link.name)) = lower(${text.trim()}) then 4 else 0 end`;
  return sql`(${TYPE_FACTOR} * (${sql.join([...ranks, isTitle], sql` + `)}))`;
}

function hitOf(row: HitRow, isSought: (word: string) => boolean): SearchHit {
  return {
    kind: row.kind,
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    snippet: snippetOf(row.plain_text, isSought),
    slug: row.slug,
    url: row.url,
    publishedDate: row.published_date?.toISOString() ?? null,
  };
}
