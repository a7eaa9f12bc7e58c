import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Removes comments with all that they say. Of one that others have answered its place is left, for as long as there are
 * answers.
 * @param which a condition on `post_comment`
 */
export async function removeComments(trx: Database, which: RawBuilder<boolean>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; threadId: number }>`
    select id, coalesce(thread_id, id) as "threadId" from post_comment where ${which}`.execute(trx);
  if (rows.length === 0) return;
  const ids = sql`${rows.map(({ id }) => id)}::integer[]`;
  const threads = sql`${rows.map(({ threadId }) => threadId)}::integer[]`;
  // Nobody answers meanwhile.
  await sql`select 1 from post_comment where id = any(${threads}) order by id for update`.execute(trx);
  await sql`delete from comment_mention where comment_id = any(${ids})`.execute(trx);
  await sql`delete from post_comment where id = any(${ids}) and thread_id is not null`.execute(trx);
  await sql`update post_comment set text = '', suggestion = null, outcome = null, removed = ${now},
      edited = null where id = any(${ids})`.execute(trx);
  await sql`delete from post_comment where id = any(${threads}) and removed is not null
    and not exists (select 1 from post_comment as answer where answer.thread_id = post_comment.id)`.execute(
    trx,
  );
}
