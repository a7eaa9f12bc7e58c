import type { Viewer } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { countRows } from '../../lists/find-list.ts';
import { type ListOf, pageOf } from '../../lists/paging.ts';
import { orderBy, type SortColumns } from '../../lists/sort.ts';
import { visibleTo } from '../../posts/visible-to.ts';
import { conditionsFor, type PostFilters } from './filters.ts';
import { type PostRow, postColumns } from './wire-post.ts';

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

/** The posts that a viewer may see and that match, one page of them. */
export async function findPosts(
  db: Database,
  viewer: Viewer,
  filters: PostFilters,
  now: Date,
): Promise<ListOf<PostRow>> {
  const page = pageOf(filters);
  const order = orderBy(filters.sort ?? DEFAULT_SORT, SORT_COLUMNS, 'post.id');
  const where = sql.join([visibleTo(viewer, now), ...conditionsFor(filters, now)], sql` and `);
  // The page is found first by its ids: what is costly to read is then read for that page only.
  const { rows } = await sql<PostRow & { total: number }>`
    with page as materialized (
      select post.id, (count(*) over ())::integer as total from post where ${where}
      order by ${order} limit ${page.limit} offset ${page.offset}
    )
    select page.total, ${postColumns(now, { withContent: filters.includeContent === true })}
    from page join post on post.id = page.id left join media on media.id = post.media_id
    order by ${order}`.execute(db);
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await countRows(db, sql`post where ${where}`));
  return { rows, total };
}

/**
 * One post with its content, by slug or by number; a slug that is a number comes first.
 * @returns null when there is none that the viewer may see
 */
export async function findPost(
  db: Database,
  viewer: Viewer,
  { slugOrId, types, now }: { slugOrId: string; types: readonly string[] | null; now: Date },
): Promise<PostRow | null> {
  const id = /^[1-9]\d{0,9}$/.test(slugOrId) ? Number(slugOrId) : 0;
  const byId = id > 0 && id <= 2_147_483_647 ? sql`or post.id = ${id}` : sql``;
  const ofType = types === null ? sql`true` : sql`post.type = any(${[...types]}::text[])`;
  const { rows } = await sql<PostRow>`
    select ${postColumns(now, { withContent: true })}
    from post left join media on media.id = post.media_id
    where (post.slug = ${slugOrId} ${byId}) and ${ofType} and ${visibleTo(viewer, now)}
    order by (post.slug = ${slugOrId}) desc limit 1`.execute(db);
  return rows[0] ?? null;
}
