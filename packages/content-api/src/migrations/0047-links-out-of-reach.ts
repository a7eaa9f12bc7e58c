import { type Kysely, sql } from 'kysely';

/** Whether the last check of links elsewhere reached nobody at all: then it says nothing of any of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table external_link_check add column is_cut_off boolean not null default false`.execute(db);
}
