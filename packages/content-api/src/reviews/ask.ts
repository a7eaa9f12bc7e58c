import { REVIEWS } from '../access/capabilities.ts';
import { othersWithRight } from '../access/users-with-right.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { notAllowed, unprocessable } from '../errors.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { endReview } from '../posts/storage/end-review.ts';
import type { StoredPost } from '../posts/storage/read-post.ts';
import type { Saving } from '../posts/writing/save-post.ts';
import { hintParties } from './reviewers-asked.ts';

type Asked = { message: string; reviewerId: number | null };

/**
 * Asks colleagues to review what is written of a post, in place of what was asked before.
 * @throws notAllowed for whoever acts as another; unprocessable where nothing is written that could be reviewed, and for
 *   somebody who may not review it
 */
export async function askForReview(
  trx: Database,
  { id, fields }: StoredPost,
  { message, reviewerId }: Asked,
  { viewer, by, now }: Pick<Saving, 'viewer' | 'by' | 'now'>,
): Promise<number> {
  if (viewer.userId === null || viewer.maskedBy !== null) throw notAllowed();
  if (fields.status !== 'draft' && (await readWorkingCopy(trx, id)) === null) {
    throw unprocessable([{ field: 'id', message: 'Det finns ingen ändring att granska' }]);
  }
  const reviewers = await othersWithRight(trx, viewer, REVIEWS);
  if (reviewerId !== null && !reviewers.some((one) => one.id === reviewerId)) {
    throw unprocessable([{ field: 'reviewerId', message: 'Personen kan inte granska det här' }]);
  }
  await endReview(trx, id);
  const row = { post_id: id, user_id: viewer.userId, asked_date: now, reviewer_id: reviewerId };
  const { id: reviewId } = await trx
    .insertInto('post_review')
    .values({ ...row, message: message.trim() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await hintParties(trx, row);
  const after = { reviewId, reviewerId };
  await recordChange(trx, by, { action: 'post.request-review', entity: 'post', entityId: id, after }, now);
  return reviewId;
}
