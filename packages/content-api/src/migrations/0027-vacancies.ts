import { type Kysely, sql } from 'kysely';

/** The last day to apply, where, and how one is employed, of a post about a vacancy. Source: ADR 0057. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column vacancy jsonb`.execute(db);
  // A service has a handful of vacancies among its thousands of posts.
  await sql`create index post_vacancy on post (published_date) where vacancy is not null`.execute(db);
}
