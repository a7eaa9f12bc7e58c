import { sql } from 'kysely';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';

/**
 * Has the open pages of those ask anew whom a thread concerns, or who have its post open to write in it, and of nobody
 * else: others are not to learn that anything is said. What each may read is asked then.
 */
export async function hintThoseWhoDiscuss(
  trx: Database,
  by: Actor,
  { postId, threadId }: { postId: number; threadId: number },
): Promise<void> {
  const { rows } = await sql<{ userId: number }>`select user_id as "userId" from post_presence
      where post_id = ${postId}
    union select author_id from post where id = ${postId} and author_id is not null
    union select user_id from post_editor where post_id = ${postId}
    union select author_id from post_comment where coalesce(thread_id, id) = ${threadId}
    union select comment_mention.user_id from comment_mention
      join post_comment on post_comment.id = comment_mention.comment_id
      where coalesce(thread_id, post_comment.id) = ${threadId}`.execute(trx);
  for (const { userId } of rows) await hintOwner(trx, by, userId);
}
