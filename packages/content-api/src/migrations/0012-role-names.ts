import { type Kysely, sql } from 'kysely';
import { swedishSortKey } from '../db/swedish-sort-key.ts';

/** Roles are sorted by name as all else is: å, ä and ö last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role add column name_key text collate "C" not null default ''`.execute(db);
  const { rows } = await sql<{ id: number; name: string }>`select id, name from role`.execute(db);
  for (const { id, name } of rows) {
    await sql`update role set name_key = ${swedishSortKey(name)} where id = ${id}`.execute(db);
  }
  await sql`alter table role alter column name_key drop default`.execute(db);
}
