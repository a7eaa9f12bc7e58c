import { type Kysely, sql } from 'kysely';

/** Versions of posts, changes that wait, and the slugs that posts once had. Source: DESIGN section 5. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table post add column version integer not null default 1`,
  // Of people the number alone: what they wrote outlives their accounts.
  `create table post_version (
    post_id integer not null references post on delete cascade,
    number integer not null,
    saved_date timestamptz not null,
    author_id integer,
    masked_by integer,
    name text,
    is_autosave boolean not null,
    restored_from integer,
    fields jsonb not null,
    primary key (post_id, number)
  )`,
  `create table post_redirect (
    slug text primary key,
    post_id integer not null references post on delete cascade,
    created_date timestamptz not null
  )`,
  `create index post_redirect_post on post_redirect (post_id)`,
  `create table scheduled_change (
    post_id integer primary key references post on delete cascade,
    publish_at timestamptz not null,
    saved_date timestamptz not null,
    author_id integer not null references app_user on delete cascade,
    masked_by integer,
    body jsonb not null,
    failure text
  )`,
  `create index scheduled_change_time on scheduled_change (publish_at) where failure is null`,
  // What the clock has yet to tell of.
  `create index post_published_date on post (published_date) where status in ('publish', 'future')`,
  `create index post_unpublished_date on post (unpublished_date) where status in ('publish', 'future')`,
];
