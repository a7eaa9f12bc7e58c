import { type RawBuilder, sql } from 'kysely';
import type { PostFilters } from './filters.ts';

/** So many posts are looked at for a first page before all of them are. */
export const LOOKED_AT = 60;
const MAX_ROWS = 40;

/**
 * The first posts in the order of an index, for the lists that everybody asks for: by order, the latest of one type
 * or of all, what was changed last, and by title. Left to itself the planner reads and sorts every post, because it
 * cannot know how many are let through.
 * @returns what to read `post` from; `first.looked_at` is less than `LOOKED_AT` when these are all. null for a list that no index has the order of, or of which more than the first posts are wanted
 */
export function firstInOrder(
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
