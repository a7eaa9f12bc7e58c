import { type PostType, ROOT_PARENT_ID } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { unprocessable } from '../../errors.ts';

/** Types that stand in the page tree. Source: SPEC section 2, Header. */
const TREE_TYPES: readonly PostType[] = ['page', 'page-related'];
/** Any number of our own, beside the parent's: those who place pages under one parent wait for each other. */
const PLACING_LOCK = 5_820_113;

export type Placing = {
  /** null for a post that is not written yet. */
  id: number | null;
  type: PostType;
  parentId: number;
  /** The sibling that it goes before; null: where it is, or last if it is new there. */
  beforeId: number | null;
  /** Place that it has now; null when it has none under this parent. */
  order: number | null;
};

/**
 * Makes room for a page among its siblings, whose orders are moved where they have to be.
 * @returns the order that the page gets; posts outside the tree keep theirs
 * @throws unprocessable for a parent that is no page or lies below the page itself, and for a sibling that is none
 */
export async function placePost(trx: Database, placing: Placing): Promise<number | null> {
  const { id, type, parentId, beforeId, order } = placing;
  if (!TREE_TYPES.includes(type)) return order;
  await checkParent(trx, id, parentId);
  if (beforeId === null && order !== null) return order;
  await sql`select pg_advisory_xact_lock(${PLACING_LOCK}, ${parentId})`.execute(trx);
  const { rows: siblings } = await sql<{ id: number; sort_order: number | null }>`
    select id, sort_order from post where parent_id = ${parentId} and type = any(${[...TREE_TYPES]}::text[])
      and id is distinct from ${id}::integer order by sort_order nulls last, id`.execute(trx);
  if (beforeId === null) return Math.max(0, ...siblings.map((row) => row.sort_order ?? 0)) + 1;

  const at = siblings.findIndex((row) => row.id === beforeId);
  if (at < 0)
    throw unprocessable([{ field: 'orderPostBeforeId', message: 'Sidan att ställa före finns inte här' }]);
  const first = siblings[0]?.sort_order ?? 1;
  const moved = siblings
    .map((row, index) => ({ ...row, place: first + (index < at ? index : index + 1) }))
    .filter((row) => row.sort_order !== row.place);
  await sql`update post set sort_order = moved.place
    from unnest(${moved.map((row) => row.id)}::integer[], ${moved.map((row) => row.place)}::integer[]) as moved (id, place)
    where post.id = moved.id`.execute(trx);
  return first + at;
}

async function checkParent(trx: Database, id: number | null, parentId: number): Promise<void> {
  if (parentId === ROOT_PARENT_ID) return;
  const { rows } = await sql<{ is_page: boolean; is_below: boolean }>`
    with recursive above (id, parent_id) as (
      select id, parent_id from post where id = ${parentId}
      union select post.id, post.parent_id from post join above on post.id = above.parent_id
    )
    select exists (select 1 from post where id = ${parentId}
        and type = any(${[...TREE_TYPES]}::text[]) and status <> 'trash') as is_page,
      exists (select 1 from above where id = ${id}::integer) as is_below`.execute(trx);
  const [found] = rows;
  if (found?.is_page !== true)
    throw unprocessable([{ field: 'parentId', message: 'Sidan att ligga under finns inte' }]);
  if (found.is_below)
    throw unprocessable([{ field: 'parentId', message: 'En sida kan inte ligga under sig själv' }]);
}
