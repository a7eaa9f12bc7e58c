import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type ListOf, pageOf } from './paging.ts';
import { orderBy, type SortColumns } from './sort.ts';

/** A list of one table's rows: what is read, what is let through, and what it may be sorted by. */
export type ListQuestion = {
  table: string;
  /** Where the rows come from, under the table's name, when that is not the table itself. */
  from?: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  conditions: readonly RawBuilder<boolean>[];
  sortColumns: SortColumns;
  defaultSort: string;
};

/**
 * One page of rows and the number of rows on all pages.
 * @throws invalidQuery for a sort that is not known
 */
export async function findList<Row extends object>(
  db: Database,
  question: ListQuestion,
  query: { perPage?: number; page?: number; sort?: string },
): Promise<ListOf<Row>> {
  const { limit, offset } = pageOf(query);
  const table = question.from ?? sql.table(question.table);
  const where = sql.join([sql`true`, ...question.conditions], sql` and `);
  const order = orderBy(query.sort ?? question.defaultSort, question.sortColumns, `${question.table}.id`);
  const { rows } = await sql<Row & { total: number }>`
    select ${question.columns}, (count(*) over ())::integer as total
    from ${table} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const first = rows[0];
  const total = first?.total ?? (offset === 0 ? 0 : await countRows(db, sql`${table} where ${where}`));
  return { rows: rows.map(({ total: _, ...row }) => row as unknown as Row), total };
}

/** How many rows there are, for a page past the end: its rows cannot tell. */
export async function countRows(db: Database, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
