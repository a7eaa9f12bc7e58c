import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrations } from '../migrations/migrations.ts';

/** Every migration that this version has, in its order. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(migrations).sort();

/**
 * Whether rows that were written with some migrations can be brought up to date by ours: they are the first of ours.
 * Migrations are only ever added, so that this holds for every older version.
 */
export function isOlderOrSame(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name, index) => KNOWN_MIGRATIONS[index] === name);
}

/** Takes away every table and function of ours, with all that is in them. Belongs in a transaction. */
export async function dropSchema(trx: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(trx);
  if (tables.length > 0) {
    await sql`drop table ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(trx);
  }
  const { rows: functions } = await sql<{
    signature: string;
  }>`select pg_proc.oid::regprocedure::text as signature
    from pg_proc join pg_namespace on pg_namespace.oid = pg_proc.pronamespace
    where pg_namespace.nspname = 'public' and not exists (
      select 1 from pg_depend where pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e')`.execute(trx);
  for (const { signature } of functions) await sql`drop function ${sql.raw(signature)} cascade`.execute(trx);
}

/** Runs some of our migrations, in the order given. Belongs in a transaction. */
export async function runMigrations(trx: Database, names: readonly string[]): Promise<void> {
  for (const name of names) await migrations[name]?.up(trx);
}
