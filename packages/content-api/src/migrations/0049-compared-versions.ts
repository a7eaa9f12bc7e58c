import { type Kysely, sql } from 'kysely';

/** When somebody last saw that a version in another language says what its page says. Source: ADR 0089 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column compared_date timestamptz`.execute(db);
}
