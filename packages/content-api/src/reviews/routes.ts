import { isOutOrScheduled } from '@brandpost/domain';
import type { Review, ReviewAnswerBody } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { REVIEWS } from '../access/capabilities.ts';
import { othersWithRight } from '../access/users-with-right.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, reviewByAnother, reviewGone, stale, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { requireChangeable } from '../posts/rights/post-rights.ts';
import { endReview } from '../posts/storage/end-review.ts';
import { openHistory, type StoredPost } from '../posts/storage/read-post.ts';
import type { Saving } from '../posts/writing/save-post.ts';
import { mayAnswer, readReviews } from './review-rows.ts';
import { hintParties } from './reviewers-asked.ts';

/** Colleagues read a text before it is published. Extensions; ADR 0071 */
export function reviewCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listReviews: ({ viewer }) => readReviews(db, viewer, now()),
    async listReviewers({ viewer, params }) {
      await requireChangeable(db, viewer, params.id, now());
      return await othersWithRight(db, viewer, REVIEWS);
    },
    async askForReview({ viewer, by, params, body }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await openHistory(trx, viewer, params.id, moment);
        const id = await askForReview(trx, stored, body, { viewer, by, now: moment });
        return await readReview(trx, viewer, id, moment);
      });
    },
    async answerReview({ viewer, by, params, body }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await openHistory(trx, viewer, params.id, moment);
        const answer = { ...body, reviewId: params.reviewId };
        await answerReview(trx, stored, answer, { viewer, by, now: moment });
        return await readReview(trx, viewer, params.reviewId, moment);
      });
    },
    async cancelReview({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await openHistory(trx, viewer, params.id, moment);
        await cancelReview(trx, stored, params.reviewId, { viewer, by, now: moment });
      });
      return { ok: true };
    },
  };
}

async function readReview(trx: Database, viewer: ApiViewer, id: number, now: Date): Promise<Review> {
  const [review] = await readReviews(trx, viewer, now, sql`review.id = ${id}`);
  if (review === undefined) throw reviewGone();
  return review;
}

type Asked = { message: string; reviewerId: number | null };

/**
 * Asks colleagues to review what is written of a post, in place of what was asked before.
 * @throws notAllowed for anyone who acts as another; unprocessable where nothing is written that could be reviewed, and for
 *   somebody who may not review it
 */
async function askForReview(
  trx: Database,
  { id, fields }: StoredPost,
  { message, reviewerId }: Asked,
  { viewer, by, now }: Pick<Saving, 'viewer' | 'by' | 'now'>,
): Promise<number> {
  if (viewer.userId === null || viewer.maskedBy !== null) throw notAllowed();
  // What is to come has been read by nobody yet: the post itself can be reviewed as a draft is.
  const isShown = fields.status === 'publish' || fields.status === 'trash';
  if (isShown && (await readWorkingCopy(trx, id)) === null) {
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

type Answering = Pick<Saving, 'viewer' | 'by' | 'now'>;

/**
 * Approves what somebody else has asked to have reviewed, or sends it back and says why. The answer is about the text
 * that was read: one that has changed since has to be read again.
 * @throws reviewGone, reviewByAnother, stale, unprocessable
 */
async function answerReview(
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

/** Takes back what is to be reviewed, by anyone who may change the post. @throws reviewGone, notAllowed */
async function cancelReview(
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
