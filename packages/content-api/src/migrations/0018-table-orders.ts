import { type Kysely, sql } from 'kysely';

/** The orders in which the administration first shows and mostly sorts posts: latest change, and title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create index post_updated on post (updated_date desc nulls last, id)',
  'create index post_title on post (title_key, id)',
];
