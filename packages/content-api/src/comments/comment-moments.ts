import type { NoticeKind } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type CommentReader, mayDiscuss } from './rights.ts';

/** Of a moment that is a comment's: its number. Of a mention the two numbers stand in the occasion. */
const COMMENT_ID = sql`moment.occasion::integer`;
const MENTION_ID = sql`split_part(moment.occasion, ':', 2)::integer`;

/** What notices tell of comments, as rows of `moments`. Each time that somebody is mentioned is one of its own. */
export function commentMoments(since: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select 'commented', comment.post_id, comment.id::text, comment.created
    from post_comment as comment join post on post.id = comment.post_id
    where comment.removed is null and comment.created > ${since} and post.status <> 'trash'
    union all select 'mentioned', comment.post_id, comment.id || ':' || mention.id, mention.created
    from comment_mention as mention join post_comment as comment on comment.id = mention.comment_id
      join post on post.id = comment.post_id
    where mention.created > ${since} and post.status <> 'trash'`;
}

/**
 * Whether somebody hears of a comment: the author and the editors of the post, and who has written in the thread before.
 * Not of their own, nor of one that mentions them, which they hear of as that.
 */
export function hearsOfComment(reader: CommentReader & { userId: number }, now: Date): RawBuilder<boolean> {
  const { userId } = reader;
  return sql<boolean>`(${mayDiscuss(reader, now)} and exists (select 1 from post_comment as comment
    where comment.id = ${COMMENT_ID} and ${userId} in (${recipientsOf(sql`comment`)})))`;
}

/** Whether it is somebody that is mentioned, by somebody else. */
export function isMentioned(reader: CommentReader & { userId: number }, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${mayDiscuss(reader, now)} and exists (select 1 from comment_mention as mention
    join post_comment as comment on comment.id = mention.comment_id
    where mention.id = ${MENTION_ID} and mention.user_id = ${reader.userId}
      and comment.author_id <> ${reader.userId}))`;
}

/** Those whom a comment or a mention concerns; whether they may read it is asked when they are notified. */
export async function recipientsOfComment(
  db: Database,
  kind: Extract<NoticeKind, 'commented' | 'mentioned'>,
  occasion: string,
): Promise<number[]> {
  const moment = sql`(select ${occasion}::text as occasion) as moment`;
  const { rows } =
    kind === 'commented'
      ? await sql<{ userId: number }>`select recipient.user_id as "userId" from ${moment}
          join post_comment as comment on comment.id = ${COMMENT_ID}
          join post on post.id = comment.post_id
          cross join lateral (${recipientsOf(sql`comment`)}) as recipient (user_id)`.execute(db)
      : await sql<{ userId: number }>`select mention.user_id as "userId" from ${moment}
          join comment_mention as mention on mention.id = ${MENTION_ID}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The users whom a comment on a row of `post` concerns, without those who wrote it or are mentioned in it. */
function recipientsOf(comment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select post.author_id where post.author_id is not null
      union select post_editor.user_id from post_editor where post_editor.post_id = post.id
      union select earlier.author_id from post_comment as earlier
        where coalesce(earlier.thread_id, earlier.id) = coalesce(${comment}.thread_id, ${comment}.id)
          and earlier.id < ${comment}.id and earlier.removed is null)
    except select ${comment}.author_id
    except select user_id from comment_mention where comment_id = ${comment}.id`;
}
