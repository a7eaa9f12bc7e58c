import { type Kysely, sql } from 'kysely';

/** Who has written what is out for staff has read it: from now on that is marked when it is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into reading_mark (user_id, list, post_id)
    select author_id, 'read_post', id from post where author_id is not null and status in ('publish', 'future')
      and type in ('info', 'info-important', 'related_info', 'alert') on conflict do nothing`.execute(db);
}
