import { type Kysely, sql } from 'kysely';

/** What is being written of posts that stay as they are meanwhile. Source: decision 0026. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The last states, those that were thrown away too. Of people the number alone, as in post_version.
  `create table post_working_copy_version (
    post_id integer not null references post on delete cascade,
    number integer not null,
    base integer not null,
    saved_date timestamptz not null,
    author_id integer,
    masked_by integer,
    fields jsonb not null,
    primary key (post_id, number)
  )`,
  // The state that is being written on; at most one a post.
  `create table post_working_copy (
    post_id integer primary key references post on delete cascade,
    number integer not null,
    foreign key (post_id, number) references post_working_copy_version on delete cascade
  )`,
  // Kept apart from media_use: what only a working copy uses is shown to nobody but those who write it.
  `create table working_copy_media (
    post_id integer not null references post_working_copy on delete cascade,
    media_id integer not null references media on delete cascade,
    primary key (post_id, media_id)
  )`,
  `create index working_copy_media_media on working_copy_media (media_id)`,
];
