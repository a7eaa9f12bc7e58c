import { type Kysely, sql } from 'kysely';

/** Other words for a text of a post, suggested in the first comment of a thread. Source: ADR 0076 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table post_comment add column suggestion jsonb check (suggestion is null or thread_id is null)',
  `alter table post_comment add column outcome text check (outcome in ('used', 'dismissed'))`,
  'alter table post_comment add check (outcome is null or (suggestion is not null and resolved is not null))',
];
