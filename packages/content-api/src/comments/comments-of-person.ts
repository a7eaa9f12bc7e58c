import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { removeComments } from './remove-comments.ts';

type OwnComment = {
  id: number;
  postId: number;
  text: string;
  suggestion: unknown;
  created: Date;
  edited: Date | null;
};

/** What somebody has said in comments, for their own data. */
export async function commentsOf(db: Database, userId: number): Promise<OwnComment[]> {
  const { rows } =
    await sql<OwnComment>`select id, post_id as "postId", text, suggestion, created, edited from post_comment
    where author_id = ${userId} and removed is null order by id`.execute(db);
  return rows;
}

/** Removes what a person has said, and their name from where others have mentioned them. Their account keeps its name yet. */
export async function removeCommentsOf(trx: Database, userId: number, now: Date): Promise<void> {
  await removeComments(trx, sql`author_id = ${userId}`, now);
  await sql`update post_comment set text = replace(text, '@' || app_user.display_name, '@Borttagen användare')
    from comment_mention join app_user on app_user.id = comment_mention.user_id
    where comment_mention.comment_id = post_comment.id and app_user.id = ${userId}`.execute(trx);
}
