import type { Database } from '../../db/database.ts';

/** Nothing is left to review of a post, or nobody wants it reviewed any more. */
export async function endReview(trx: Database, postId: number): Promise<void> {
  await trx.deleteFrom('post_review').where('post_id', '=', postId).execute();
}
