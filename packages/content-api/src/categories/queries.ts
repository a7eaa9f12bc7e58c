import type { Category } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import { type ListOf, valuesOf } from '../lists/paging.ts';
import { patternOf } from '../lists/pattern-of.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['name', 'category.name_key'],
  ['key', 'category.key'],
  ['type', 'category.type'],
  ['id', 'category.id'],
]);

const COLUMNS = sql`category.id, category.key, category.name, category.type,
  array(select node_id from category_node where category_id = category.id order by 1) as "nodeIds"`;

/** Categories, of some types or of a user's job roles. */
export function findCategories(
  db: Database,
  filters: Call<'listCategories'>['query'],
): Promise<ListOf<Category>> {
  const conditions: RawBuilder<boolean>[] = [];
  const types = valuesOf(filters.type);
  if (types !== null) conditions.push(sql`category.type = any(${types}::text[])`);
  if (filters.userId !== undefined) {
    conditions.push(
      sql`category.id in (select category_id from user_job where user_job.user_id = ${filters.userId})`,
    );
  }
  const part = filters.q?.trim() ?? '';
  if (part !== '') {
    conditions.push(sql`(category.name ilike ${patternOf(part)} or category.key ilike ${patternOf(part)})`);
  }
  return findList<Category>(
    db,
    {
      table: 'category',
      columns: COLUMNS,
      conditions,
      sortColumns: SORT_COLUMNS,
      defaultSort: 'name ASC',
    },
    filters,
  );
}

/** One category; null when there is none. */
export async function findCategory(db: Database, id: number): Promise<Category | null> {
  const { rows } = await sql<Category>`select ${COLUMNS} from category where category.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
