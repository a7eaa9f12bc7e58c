import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type PostThatLinks, writePostLinks } from '../posts/storage/post-links.ts';

/** Which posts a post links to, by their slugs, so that what belongs together is found from both ends. Source: ADR 0059. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_link (
    post_id integer not null references post on delete cascade,
    slug text not null,
    primary key (slug, post_id)
  )`.execute(db);
  await sql`create index post_link_post on post_link (post_id)`.execute(db);
  await findLinks(db as Kysely<Schema>);
}

/** What the posts that are already there link to. One at a time: a text may be long. */
async function findLinks(db: Kysely<Schema>): Promise<void> {
  const posts = await db.selectFrom('post').select('id').orderBy('id').execute();
  for (const { id } of posts) {
    const { rows } = await sql<PostThatLinks>`
      select type, title, content, blurb as blurbs, info from post where id = ${id}`.execute(db);
    for (const post of rows) await writePostLinks(db, id, post);
  }
}
