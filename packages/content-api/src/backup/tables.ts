import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A table as a backup sees it: columns with their types as PostgreSQL spells them. */
export type BackedUpTable = { name: string; columns: { name: string; type: string }[] };

type Row = { table_name: string; column_name: string; type: string };

/** Every table of ours, those that others refer to before those that refer to them. */
export async function readTables(trx: Database): Promise<BackedUpTable[]> {
  const { rows } = await sql<Row>`
    select pg_class.relname as table_name, pg_attribute.attname as column_name,
      format_type(pg_attribute.atttypid, pg_attribute.atttypmod) as type
    from pg_class join pg_namespace on pg_namespace.oid = pg_class.relnamespace
      join pg_attribute on pg_attribute.attrelid = pg_class.oid
    where pg_namespace.nspname = 'public' and pg_class.relkind = 'r' and pg_class.relname not like 'kysely_%'
      and pg_attribute.attnum > 0 and not pg_attribute.attisdropped
    order by pg_class.relname, pg_attribute.attnum`.execute(trx);
  const tables = Array.from(
    Map.groupBy(rows, (row) => row.table_name),
    ([name, columns]) => ({
      name,
      columns: columns.map(({ column_name, type }) => ({ name: column_name, type })),
    }),
  );
  return referredFirst(tables, await readReferences(trx));
}

type Reference = { from_table: string; to_table: string };

async function readReferences(trx: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select conrelid::regclass::text as from_table,
    confrelid::regclass::text as to_table from pg_constraint where contype = 'f'`.execute(trx);
  return rows;
}

function referredFirst(tables: readonly BackedUpTable[], references: readonly Reference[]): BackedUpTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<BackedUpTable>();
  const visit = (table: BackedUpTable, above: ReadonlySet<string>) => {
    for (const { from_table, to_table } of references) {
      const target = byName.get(to_table);
      if (from_table === table.name && target !== undefined && !above.has(to_table)) {
        visit(target, new Set([...above, to_table]));
      }
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, new Set([table.name]));
  return [...ordered];
}

/** The migrations that a database has. */
export async function readMigrations(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  return rows.map((row) => row.name);
}
