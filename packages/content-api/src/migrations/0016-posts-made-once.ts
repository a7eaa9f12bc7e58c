import { type Kysely, sql } from 'kysely';

/** Which post somebody made by a key of their own: a call whose answer was lost makes it once. Source: decision 0029. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table post_creation (
    user_id integer not null references app_user on delete cascade,
    key text not null,
    post_id integer references post on delete cascade,
    created_date timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index post_creation_post on post_creation (post_id)`,
];
