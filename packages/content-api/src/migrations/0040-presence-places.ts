import { type Kysely, sql } from 'kysely';

/** Where in a post somebody writes: in its title or lead, or in one of its blocks. Source: ADR 0072 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table post_presence add column field text check (field in ('title', 'excerpt'))`,
  'alter table post_presence add column block_id text check (field is null or block_id is null)',
];
