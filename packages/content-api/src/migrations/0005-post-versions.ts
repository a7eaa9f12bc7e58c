import { type Kysely, sql } from 'kysely';

/**
 * Makes a post's row version (`xmin`) stand for all that is shown of the post: anyone who changes its ties or its media
 * record, by whatever way, writes the post's row anew. So what was read of a post under a version stays true under it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TIES = ['post_node', 'post_category', 'post_user', 'post_editor'];

const STATEMENTS = [
  `create function renew_posts_of_ties() returns trigger language plpgsql as $$ begin
    update post set id = id where id in (select post_id from changed);
    return null;
  end $$`,
  `create function renew_posts_of_media() returns trigger language plpgsql as $$ begin
    update post set id = id where media_id in (select id from changed);
    return null;
  end $$`,
  ...TIES.flatMap((table) => [
    renewOn('insert', 'new', table, 'renew_posts_of_ties'),
    renewOn('delete', 'old', table, 'renew_posts_of_ties'),
    renewOn('update', 'new', table, 'renew_posts_of_ties'),
    renewOn('update', 'old', table, 'renew_posts_of_ties'),
  ]),
  renewOn('update', 'new', 'media', 'renew_posts_of_media'),
];

function renewOn(event: string, rows: 'old' | 'new', table: string, run: string): string {
  return `create trigger ${table}_${event}_${rows} after ${event} on ${table}
    referencing ${rows} table as changed for each statement execute function ${run}()`;
}
