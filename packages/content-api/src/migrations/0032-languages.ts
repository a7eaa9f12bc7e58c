import { type Kysely, sql } from 'kysely';

/** What a post is written in, and the page that it is a version of in another language. Source: ADR 0062 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table post add column language text not null default 'sv',
    add column translation_of_id integer references post on delete set null`,
  'create index post_translation_of on post (translation_of_id) where translation_of_id is not null',
];
