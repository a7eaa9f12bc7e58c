import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type OwnReview = { postId: number; askedDate: Date; message: string } | { postId: number; comment: string };

/** What somebody has said in reviews that are not over: when they asked, and when they answered. For their own data. */
export async function reviewsOf(db: Database, userId: number): Promise<OwnReview[]> {
  const asked = await sql<OwnReview>`select post_id as "postId", asked_date as "askedDate", message
    from post_review where user_id = ${userId} order by id`.execute(db);
  const answered = await sql<OwnReview>`select post_id as "postId", comment
    from post_review where answered_by = ${userId} order by id`.execute(db);
  return [...asked.rows, ...answered.rows];
}
