import { isOutOrScheduled } from '@brandpost/domain';
import type { ReviewAnswerBody } from '@brandpost/rubicore-api';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { notAllowed, reviewByAnother, reviewGone, stale, unprocessable } from '../errors.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { endReview } from '../posts/storage/end-review.ts';
import type { StoredPost } from '../posts/storage/read-post.ts';
import type { Saving } from '../posts/writing/save-post.ts';
import { mayAnswer } from './review-rows.ts';
import { hintParties } from './reviewers-asked.ts';

type Answering = Pick<Saving, 'viewer' | 'by' | 'now'>;

/**
 * Approves what somebody else has asked to have reviewed, or sends it back and says why. The answer is about the text
 * that was read: one that has changed since has to be read again.
 * @throws reviewGone, reviewByAnother, stale, unprocessable
 */
export async function answerReview(
  trx: Database,
  stored: StoredPost,
  { reviewId, ...answer }: ReviewAnswerBody & { reviewId: number },
  { viewer, by, now }: Answering,
): Promise<void> {
  const review = await openReview(trx, stored.id, reviewId);
  if (!mayAnswer(viewer, review.user_id)) throw reviewByAnother();
  const isOut = isOutOrScheduled(stored.fields.status);
  // Of a draft the post itself is what is written.
  const copy = isOut ? ((await readWorkingCopy(trx, stored.id))?.number ?? null) : null;
  if (answer.version !== stored.version || answer.workingCopy !== copy) throw stale();
  const comment = answer.comment.trim();
  if (answer.kind === 'returned' && comment === '') {
    throw unprocessable([{ field: 'comment', message: 'Skriv vad som behöver ändras' }]);
  }
  const given = { answer: answer.kind, answered_by: viewer.userId, answered_date: now, comment };
  await trx
    .updateTable('post_review')
    .set({ ...given, read_version: stored.version, read_copy: copy })
    .where('id', '=', reviewId)
    .execute();
  await hintParties(trx, review);
  const action = answer.kind === 'approved' ? 'post.approve-review' : 'post.return-review';
  await recordChange(trx, by, { action, entity: 'post', entityId: stored.id, after: { reviewId } }, now);
}

/** Takes back what is to be reviewed, by whoever may change the post. @throws reviewGone, notAllowed */
export async function cancelReview(
  trx: Database,
  { id }: StoredPost,
  reviewId: number,
  { viewer, by, now }: Answering,
): Promise<void> {
  const review = await openReview(trx, id, reviewId);
  if (viewer.maskedBy !== null) throw notAllowed();
  await endReview(trx, id);
  await hintParties(trx, review);
  const after = { reviewId };
  await recordChange(trx, by, { action: 'post.cancel-review', entity: 'post', entityId: id, after }, now);
}

async function openReview(trx: Database, postId: number, id: number) {
  const review = await trx
    .selectFrom('post_review')
    .select(['user_id', 'reviewer_id'])
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (review === undefined) throw reviewGone();
  return review;
}
