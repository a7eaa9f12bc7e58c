import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What editors have decided that searches are answered with. */
export const SEARCH_RULES_KEY = 'search-rules';

/**
 * A fact about the installation, kept in the database so that every process has it; null where nothing has been written.
 * What a key holds is written by `writeInstallationValue` alone: its caller knows the shape.
 */
export async function readInstallationValue<Value>(db: Database, key: string): Promise<Value | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return (row?.value as Value | undefined) ?? null;
}

/**
 * As above; where nothing has been written yet, what is made is kept. Of several processes that make it at once, one is
 * kept and all get that one.
 */
export async function readOrMakeInstallationValue<Value extends object>(
  db: Database,
  key: string,
  make: () => Value,
): Promise<Value> {
  const found = await readInstallationValue<Value>(db, key);
  if (found !== null) return found;
  const json = JSON.stringify(make());
  await db
    .insertInto('installation')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await readInstallationValue<Value>(db, key);
  if (kept === null) throw new Error(`What was written of the installation is gone: ${key}.`);
  return kept;
}

/** What a key holds as JSON text, for anyone who keeps what they make of a large one; null where nothing has been written. */
export async function readInstallationJson(db: Database, key: string): Promise<string | null> {
  const { rows } = await sql<{ json: string }>`select value::text as json from installation
    where key = ${key}`.execute(db);
  return rows[0]?.json ?? null;
}

/** In place of what the key held before. @param value as JSON has it */
export async function writeInstallationValue(db: Database, key: string, value: object): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('installation')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}
