import {
  type AlertDetails,
  asksAboutFire,
  asksAboutNow,
  FIRE_BAN_PAGE_SLUG,
  type Language,
  OWN_LANGUAGE,
  type SearchRule,
  type Vacancy,
  type Viewer,
  vacancyClosesAt,
} from '@brandpost/domain';
import type { SearchAnswer, SearchHit, SearchSummary } from '@brandpost/rubicore-api';
import { tokensOf } from '@brandpost/swedish';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { EMPTY_LIST, type ListOf, pageOf, valuesOf } from '../lists/paging.ts';
import { orderBy, type SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { isLive } from '../posts/rights/visible-to.ts';
import { findableEntries, findableWith, type Searching } from './findable.ts';
import { type Question, readQuestion } from './read-question.ts';
import { IS_CLOSE, weighedFinds } from './relevance.ts';
import { planExactSearch, planSearch, type SearchPlan } from './search-plan.ts';
import {
  isAnswer,
  type LikelyEntry,
  likelyEntries,
  pinnedEntry,
  postEntry,
  readSearchRules,
  ruleFor,
} from './search-rules.ts';
import { markerFor, type Sought, snippetOf } from './snippet.ts';

/** Anyone who finds no more than a few is helped by what nearly fits. */
const FEW = 4;
/** As if an editor had a question that is a little like it. */
const FIRE_BAN_LIKENESS = 0.4;
/** More than any question that editors have: what is going on comes before what explains it. */
const RUNNING_ALERT_LIKENESS = 3;

/**
 * Common table expressions that end in `found`: the entries with every word of the plan; when those are few, also the
 * entries with all words but one; and when those are few too, the entries with any. The looser ones are not looked for
 * before they are needed. The chosen ones are found in any case, and pages in another language that is asked in by any
 * word: there are few of them.
 */
function foundEntries({
  plan: { all, most, any },
  question,
  searching,
  pinned,
  likely,
}: Asked): RawBuilder<unknown> {
  const chosenIds = [...(pinned === null ? [] : [pinned.id]), ...likely.map(({ id }) => id)];
  const isForeign = sql`${question.language}::text <> ${OWN_LANGUAGE}::text`;
  const level = (tsquery: string, condition?: RawBuilder<unknown>) =>
    findableWith(sql`${tsquery}::tsquery`, searching, condition);
  const areFew = (name: string) => sql`(select count(*) from ${sql.table(name)}) < ${FEW}::integer`;
  return sql`with_all as materialized (${level(all)}),
    with_most as materialized (select * from with_all union ${level(most, areFew('with_all'))}),
    found as materialized (select * from with_most union ${level(any, areFew('with_most'))}
      union ${findableEntries(chosenIds, searching)}
      union select * from ${level(any, isForeign)} version where written_in = ${question.language}::text)`;
}

type SearchQuery = Call<'search'>['query'];

const RELEVANCE = 'relevance';
const SORT_COLUMNS: SortColumns = new Map([
  [RELEVANCE, 'hit.relevance'],
  ['publishedDate', 'hit.published_date'],
  ['title', 'hit.title_key'],
]);

/** Asked for only where it is sorted by: there may be thousands of finds. */
const TITLE_KEY = sql`coalesce((select title_key from post where post.id = weighed.post_id),
  (select name_key from link where link.id = weighed.link_id))`;

type HitRow = {
  /** Of all pages. */
  total: number;
  kind: 'post' | 'link';
  id: number;
  type: string;
  title: string;
  excerpt: string;
  plain_text: string;
  slug: string | null;
  url: string | null;
  published_date: Date | null;
  unpublished_date: Date | null;
  alert: AlertDetails | null;
  vacancy: Vacancy | null;
  language: Language | null;
};

/** What is asked, how to look for it, and what editors have decided of it. */
type Asked = {
  question: Question;
  plan: SearchPlan;
  searching: Searching;
  /** What editors answer it with. */
  rule: SearchRule | null;
  /** The text that it was found by: what is written, or its better spelling. */
  ruled: string;
  pinned: Awaited<ReturnType<typeof pinnedEntry>>;
  likely: readonly LikelyEntry[];
};

/** null for a text that asks for nothing. */
async function readAsked(
  db: Database,
  viewer: Viewer,
  { q, exact = false, withEnded = true }: Pick<SearchQuery, 'q' | 'exact'> & { withEnded?: boolean },
  now: Date,
): Promise<Asked | null> {
  const rules = await readSearchRules(db);
  const searching = { viewer, now, withEnded };
  const question = await readQuestion(db, q, { ...searching, rules });
  if (question.terms.length === 0) return null;
  if (exact) {
    return {
      question,
      plan: planExactSearch(question),
      searching,
      rule: null,
      ruled: q,
      pinned: null,
      likely: [],
    };
  }
  const ruled = [q, question.didYouMean ?? ''].find((text) => ruleFor(rules, text) !== null) ?? q;
  const rule = ruleFor(rules, ruled);
  const pinned = await pinnedEntry(db, rule, searching);
  const likely = [
    ...(await likelyEntries(db, rules, q)),
    ...(asksAboutFire(q) ? await fireBanPage(db) : []),
    ...(asksAboutNow(q) ? await runningAlerts(db, now) : []),
  ];
  return { question, plan: planSearch(question), searching, rule, ruled, pinned, likely };
}

/** What holds just now is said by the page of it, whatever words ask whether one may make a fire. */
async function fireBanPage(db: Database): Promise<LikelyEntry[]> {
  const id = await postEntry(db, FIRE_BAN_PAGE_SLUG);
  return id === null ? [] : [{ id, likeness: FIRE_BAN_LIKENESS }];
}

/** The alerts that are on, no matter who may find them: they are what is going on, whatever words ask for it. */
async function runningAlerts(db: Database, now: Date): Promise<LikelyEntry[]> {
  const { rows } = await sql<{ id: number }>`select search_entry.id from search_entry
    join post on post.id = search_entry.post_id where post.type = 'alert' and ${isLive(now)}`.execute(db);
  return rows.map(({ id }) => ({ id, likeness: RUNNING_ALERT_LIKENESS }));
}

/** What the viewer may see that matches, best first, one page of it. Source: DESIGN section 5, Search. */
export async function findHits(
  db: Database,
  viewer: Viewer,
  query: SearchQuery & { withEnded?: boolean; isCloseOnly?: boolean },
  now: Date,
): Promise<ListOf<SearchHit>> {
  const asked = await readAsked(db, viewer, query, now);
  if (asked === null) return EMPTY_LIST;
  const { question, plan, pinned, likely } = asked;
  const pinnedId = pinned?.id ?? null;
  // A page past the end still tells how many finds there are.
  const { limit, offset } = pageOf(query);
  const order = orderBy(query.sort ?? `${RELEVANCE} DESC`, SORT_COLUMNS, 'hit.id');
  const { rows } = await sql<HitRow | { total: number; kind: null }>`
    with ${foundEntries(asked)},
    ${weighedFinds(plan, { question, now, pinnedId, likely })},
    hit as materialized (
      select weighed.*, ${query.sort?.includes('title') === true ? TITLE_KEY : sql`null`} as title_key from weighed
      where ${ofTypes(valuesOf(query.type))} and ${query.isCloseOnly ? IS_CLOSE : sql`true`}
    ), best as materialized (
      select * from hit order by ${order} limit ${limit}::integer offset ${offset}::integer
    )
    select (select count(*) from hit)::integer as total, hit.kind, hit.record_id as id, hit.type, hit.title,
      hit.excerpt, hit.plain_text, hit.slug, hit.url, hit.published_date, hit.unpublished_date, hit.alert,
      hit.vacancy, hit.language
    from (select 1) as always left join (
      select best.*, case when post.id is null then 'link' else 'post' end as kind,
        coalesce(post.id, link.id) as record_id, coalesce(post.title, link.name) as title,
        coalesce(post.excerpt, link.short_description) as excerpt, search_entry.plain_text, post.slug, link.url,
        post.unpublished_date, post.alert, post.vacancy, post.language
      from best join search_entry on search_entry.id = best.id
        left join post on post.id = best.post_id left join link on link.id = best.link_id
    ) hit on true
    order by ${order}`.execute(db);
  const mark = markerFor(soughtBy(question));
  const hits = rows.flatMap((row) => (row.kind === null ? [] : [hitOf(row, mark)]));
  return { rows: hits, total: rows[0]?.total ?? 0 };
}

/** Numbers per type, whatever type the list is narrowed to, what they are of, and the answer that an editor has written. */
export async function summarise(
  db: Database,
  viewer: Viewer,
  query: Pick<SearchQuery, 'q' | 'exact'>,
  now: Date,
): Promise<SearchSummary> {
  const asked = await readAsked(db, viewer, query, now);
  if (asked === null) return { total: 0, counts: [], didYouMean: null, leftOut: [], answer: null };
  const { question } = asked;
  const { rows: counts } = await sql<{ type: string; count: number }>`
    with ${foundEntries(asked)}
    select type, count(*)::integer as count from found group by 1 order by 2 desc, 1`.execute(db);
  return {
    total: counts.reduce((sum, row) => sum + row.count, 0),
    counts,
    didYouMean: query.exact ? null : question.didYouMean,
    leftOut: query.exact ? [] : [...question.leftOut],
    answer: answerOf(asked),
  };
}

/** A text about a page that the viewer cannot open is left out too. */
function answerOf({ rule, ruled, pinned }: Asked): SearchAnswer | null {
  if (rule === null || rule.text === '' || !isAnswer(rule, ruled)) return null;
  if (rule.path !== '' && pinned === null) return null;
  return {
    text: rule.text,
    target: pinned?.target ?? null,
    ...(pinned !== null && { language: pinned.language }),
  };
}

/** What a find may have been found by, for marking it in its text: the words asked for, and what else they are called. */
function soughtBy({ terms }: Question): Sought {
  const ways = terms.flatMap((term) => [term, ...term.alternatives]);
  const synonyms = ways.flatMap((way) => way.synonyms).map((synonym) => tokensOf(synonym));
  return {
    words: [...ways.flatMap(({ words }) => words), ...synonyms.filter(({ length }) => length === 1).flat()],
    phrases: synonyms.filter(({ length }) => length > 1),
  };
}

function ofTypes(types: readonly string[] | null): RawBuilder<boolean> {
  return types === null ? sql`true` : sql`weighed.type = any(${[...types]}::text[])`;
}

function stateOf({ level, allClearAt, isDrill }: AlertDetails): NonNullable<SearchHit['alert']> {
  return { level, allClearAt, isDrill };
}

function hitOf(row: HitRow, mark: ReturnType<typeof markerFor>): SearchHit {
  return {
    kind: row.kind,
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    snippet: snippetOf(row.plain_text, mark),
    slug: row.slug,
    url: row.url,
    publishedDate: row.published_date?.toISOString() ?? null,
    unpublishedDate: row.unpublished_date?.toISOString() ?? null,
    ...(row.alert !== null && { alert: stateOf(row.alert) }),
    ...(row.vacancy !== null && { vacancy: { closesAt: vacancyClosesAt(row.vacancy) } }),
    ...(row.language !== null && { language: row.language }),
  };
}
