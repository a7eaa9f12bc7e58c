import { MAX_ID, type PostStatus, type Viewer, vacancyClosesAt } from '@brandpost/domain';
import type { ReviewState } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { type ListOf, pageOf } from '../../lists/paging.ts';
import { orderBy, type SortColumns } from '../../lists/sort.ts';
import { createTotalCache, type TotalCache } from '../../lists/total-cache.ts';
import { resolveRows } from '../../shared-content/resolve-content.ts';
import { changeableBy, discardableBy } from '../rights/post-rights.ts';
import { effectiveStatus, IS_OUT_OR_SCHEDULED, visibleTo } from '../rights/visible-to.ts';
import { belongsTo, conditionsFor, type Ownership, type PostFilters } from './filters.ts';
import { swedishDay } from './vacancies.ts';
import { POST_VERSION, type ShownRow, shownColumns } from './wire-post.ts';

/** The number of the last write: every one of them is in the audit log when it takes effect. */
const WRITES = sql<number>`(select last_id from audit_head)`;

type Counting = {
  viewer: ApiViewer;
  filters: PostFilters;
  ownership: Ownership | null;
  /** The number of the last write when the page was read; null when nothing was on it. */
  writes: number | null;
  now: Date;
};

/** How many posts a list has on all pages: kept from before where that is still exact. */
async function countPosts(
  db: Database,
  where: RawBuilder<boolean>,
  { viewer, filters, ownership, writes, now }: Counting,
  totals: TotalCache,
): Promise<number> {
  const { perPage: _, page: __, sort: ___, includeContent: ____, ...asked } = filters;
  const { userId, maskedBy, nodeIds, categoryIds, isAdministrator, mayReview } = viewer;
  const who = [userId, maskedBy, nodeIds, categoryIds, isAdministrator, mayReview];
  const key = JSON.stringify([who, asked, ownership]);
  const known = writes === null ? null : totals.find(key, writes, now);
  if (known !== null) return known;
  const { rows } = await sql<{ total: number; writes: number; until: Date | null }>`
    select count(*)::integer as total, ${WRITES} as writes, ${nextMoment(now)} as until
    from post where ${where}`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has always one row.');
  totals.keep(key, { ...counted, since: now });
  return counted.total;
}

/** When the clock next changes what is seen: a post begins or ends, or a day on which one could apply. */
function nextMoment(now: Date): RawBuilder<Date | null> {
  const next = (column: string) => sql`(select min(${sql.ref(column)}) from post
    where ${sql.ref(column)} > ${now} and ${IS_OUT_OR_SCHEDULED})`;
  const endOfDay = vacancyClosesAt({ lastDay: swedishDay(now) });
  return sql`least(${next('published_date')}, ${next('unpublished_date')}, ${endOfDay}::timestamptz)`;
}

/** A post that was found: which one, in which version, and what the clock makes of it. `number` is the saved version's. */
export type FoundPost = {
  id: number;
  version: string;
  number: number;
  status: PostStatus;
  /** null for those who may not change the post: it is not shown to them. */
  hasWorkingCopy: boolean | null;
  /** What it is called there, and when that was saved; null where nothing is being written, and as above. */
  workingCopy: { title: string; savedDate: string } | null;
  /** When a change that waits is made; null also for those who may not change the post. */
  changesAt: Date | null;
  /** null where there is no review, and for those who may not change the post. */
  reviewState: ReviewState | null;
  /** null for those who may not change the post, as above. */
  mayDiscard: boolean | null;
};

const SORT_COLUMNS: SortColumns = new Map([
  ['order', 'post.sort_order'],
  ['title', 'post.title_key'],
  ['publishedDate', 'post.published_date'],
  ['unpublishedDate', 'post.unpublished_date'],
  ['authoredDate', 'post.authored_date'],
  ['updatedDate', 'post.updated_date'],
  ['type', 'post.type'],
  ['id', 'post.id'],
]);

/** Source: SPEC section 7, "sort default 'order ASC'". */
const DEFAULT_SORT = 'order ASC';

/**
 * The posts that a viewer may see and that match, one page of them.
 * @param whose only posts that this user has written, or has written or edits
 * @param totals counted before, of lists that come again
 */
export async function findPosts(
  db: Database,
  viewer: ApiViewer,
  filters: PostFilters,
  now: Date,
  {
    ownership = null,
    totals = createTotalCache(),
  }: { ownership?: Ownership | null; totals?: TotalCache } = {},
): Promise<ListOf<FoundPost>> {
  const conditions = [visibleTo(viewer, now), ...conditionsFor(viewer, filters, now)];
  if (ownership !== null) conditions.push(belongsTo(ownership));
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { limit, offset } = pageOf(filters);
  const order = orderBy(filters.sort ?? DEFAULT_SORT, SORT_COLUMNS, 'post.id');
  const read = async (from: RawBuilder<unknown>, lookedAt: RawBuilder<unknown>) => {
    const { rows } = await sql<FoundPost & { writes: number; looked_at: number }>`
      select ${foundColumns(viewer, now)}, ${WRITES} as writes, ${lookedAt} as looked_at from ${from} where ${where}
      order by ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  };
  const first = firstInOrder(filters, offset + limit);
  let rows = first === null ? [] : await read(first, sql`first.looked_at`);
  const isAll = rows.length === limit || (rows[0] !== undefined && rows[0].looked_at < LOOKED_AT);
  if (!isAll) rows = await read(sql`post`, sql`0`);
  const counting = { viewer, filters, ownership, writes: rows[0]?.writes ?? null, now };
  return { rows, total: await countPosts(db, where, counting, totals) };
}

/**
 * One post, by number, by slug or by a slug that it once had, in that order where several are meant.
 * @returns null when there is none that the viewer may see
 */
export async function findPost(
  db: Database,
  viewer: ApiViewer,
  { slugOrId, types, now }: { slugOrId: string; types: readonly string[] | null; now: Date },
): Promise<FoundPost | null> {
  const number = /^[1-9]\d{0,9}$/.test(slugOrId) ? Number(slugOrId) : 0;
  const id = number <= MAX_ID ? number : 0;
  const byId = id > 0 ? sql`or post.id = ${id}` : sql``;
  const ofType = types === null ? sql`true` : sql`post.type = any(${[...types]}::text[])`;
  const { rows } = await sql<FoundPost>`select ${foundColumns(viewer, now)} from post
    where (post.slug = ${slugOrId} ${byId}
        or post.id = (select post_id from post_redirect where slug = ${slugOrId}))
      and ${ofType} and ${visibleTo(viewer, now)}
    order by (post.id = ${id}) desc, (post.slug = ${slugOrId}) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What is shown of posts, by their numbers. Who may see them has to be asked anew: they may just have changed. */
export async function readPosts(
  db: Database,
  viewer: Viewer,
  { ids, withContent, now }: { ids: readonly number[]; withContent: boolean; now: Date },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`select ${shownColumns({ withContent })}
    from post left join media on media.id = post.media_id
    where post.id = any(${[...ids]}::integer[]) and ${visibleTo(viewer, now)}`.execute(db);
  // After the rows: what is newer than their version is asked for anew with the next one, and older it cannot be.
  return await resolveRows(db, rows);
}

function foundColumns(viewer: ApiViewer, now: Date): RawBuilder<unknown> {
  const hasWorkingCopy = sql`exists (select 1 from post_working_copy where post_working_copy.post_id = post.id)`;
  const workingCopy = sql`(select json_build_object('title', copy.fields ->> 'title', 'savedDate', copy.saved_date)
    from post_working_copy join post_working_copy_version as copy using (post_id, number) where post_id = post.id)`;
  const changesAt = sql`(select publish_at from scheduled_change where scheduled_change.post_id = post.id)`;
  const reviewState = sql`(select coalesce(answer, 'waiting') from post_review where post_review.post_id = post.id)`;
  const toEditors = (fact: RawBuilder<unknown>) =>
    viewer.userId === null ? sql`null` : sql`case when ${changeableBy(viewer)} then ${fact} end`;
  return sql`post.id, ${POST_VERSION} as version, post.version as number, ${effectiveStatus(now)} as status,
    ${toEditors(hasWorkingCopy)} as "hasWorkingCopy", ${toEditors(workingCopy)} as "workingCopy",
    ${toEditors(changesAt)} as "changesAt",
    ${toEditors(reviewState)} as "reviewState", ${toEditors(discardableBy(viewer, now))} as "mayDiscard"`;
}

/** So many posts are looked at for a first page before all of them are. */
const LOOKED_AT = 60;
const MAX_ROWS = 40;

/**
 * The first posts in the order of an index, for the lists that everybody asks for: by order, the latest of one type
 * or of all, what was changed last, and by title. Left to itself the planner reads and sorts every post, because it
 * cannot know how many are let through.
 * @returns what to read `post` from; `first.looked_at` is less than `LOOKED_AT` when these are all. null for a list that no index has the order of, or of which more than the first posts are wanted
 */
function firstInOrder(
  { sort, type, parentId }: Pick<PostFilters, 'sort' | 'type' | 'parentId'>,
  rows: number,
): RawBuilder<unknown> | null {
  if (rows > MAX_ROWS) return null;
  const order = sort ?? 'order ASC';
  if (order === 'order ASC') {
    const under = single(parentId);
    return window(under === null ? sql`true` : sql`parent_id = ${under}::integer`, sql`sort_order, id`);
  }
  if (order === 'publishedDate DESC') {
    const of = single(type);
    return window(of === null ? sql`true` : sql`type = ${of}`, sql`published_date desc nulls last, id`);
  }
  if (order === 'updatedDate DESC') return window(sql`true`, sql`updated_date desc nulls last, id`);
  if (order === 'title ASC') return window(sql`true`, sql`title_key, id`);
  return null;
}

/** `offset 0` has the planner take one post after the other, and not the other way round. */
function window(where: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id, (count(*) over ())::integer as looked_at
      from (select id from post where ${where} order by ${order} limit ${sql.lit(LOOKED_AT)}) ordered) first
    cross join lateral (select post.xmin, post.* from post where post.id = first.id offset 0) post`;
}

function single<Value>(filter: Value | Value[] | undefined): Value | null {
  if (!Array.isArray(filter)) return filter ?? null;
  return filter.length === 1 ? (filter[0] ?? null) : null;
}
