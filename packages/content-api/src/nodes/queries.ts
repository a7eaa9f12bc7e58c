import type { Node } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import type { ListOf } from '../lists/paging.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['name', 'node.name_key'],
  ['value', 'node.value'],
  ['parent', 'node.parent_id'],
  ['id', 'node.id'],
]);

const COLUMNS = sql`node.id, node.name, node.value, node.parent_id as parent`;

/** Nodes, of a category or of a user. */
export function findNodes(db: Database, filters: Call<'listNodes'>['query']): Promise<ListOf<Node>> {
  const conditions: RawBuilder<boolean>[] = [];
  if (filters.categoryId !== undefined) {
    conditions.push(
      sql`node.id in (select node_id from category_node where category_node.category_id = ${filters.categoryId})`,
    );
  }
  if (filters.userId !== undefined) {
    conditions.push(
      sql`node.id in (select node_id from user_node where user_node.user_id = ${filters.userId})`,
    );
  }
  return findList<Node>(
    db,
    { table: 'node', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS, defaultSort: 'name ASC' },
    filters,
  );
}

/** One node; null when there is none. */
export async function findNode(db: Database, id: number): Promise<Node | null> {
  const { rows } = await sql<Node>`select ${COLUMNS} from node where node.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
