import type { Review } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { REVIEWS } from '../access/capabilities.ts';
import { othersWithRight } from '../access/users-with-right.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { reviewGone } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireChangeable } from '../posts/rights/post-rights.ts';
import { openHistory } from '../posts/storage/read-post.ts';
import { answerReview, cancelReview } from './answer.ts';
import { askForReview } from './ask.ts';
import { readReviews } from './review-rows.ts';

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
