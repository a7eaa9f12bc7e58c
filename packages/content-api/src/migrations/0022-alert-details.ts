import { type Kysely, sql } from 'kysely';

/** How severe a crisis alert is, where, and what to do. Source: ADR 0048. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column alert jsonb`.execute(db);
}
