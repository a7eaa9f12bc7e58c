import { type Kysely, sql } from 'kysely';

/** Who has a post open to write in it, by browser tab. Several processes tell each other here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table post_presence (
    post_id integer not null references post on delete cascade,
    user_id integer not null references app_user on delete cascade,
    client text not null,
    state text not null check (state in ('writing', 'idle')),
    since timestamptz not null,
    seen timestamptz not null,
    primary key (post_id, user_id, client)
  )`,
  `create index post_presence_seen on post_presence (seen)`,
];
