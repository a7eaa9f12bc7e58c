import type { PostStatus, PostType } from '@brandpost/domain';
import type { Review } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import type { ReviewAnswer } from '../db/schema.ts';
import { changeableBy } from '../posts/rights/post-rights.ts';
import { effectiveStatus, IS_OUT_OR_SCHEDULED, visibleTo } from '../posts/rights/visible-to.ts';

/** A list longer than this is nobody's queue any more. */
const MAX_REVIEWS = 500;

type Row = {
  id: number;
  postId: number;
  title: string;
  postType: PostType;
  status: PostStatus;
  askedById: number;
  askedByName: string;
  askedDate: Date;
  message: string;
  reviewerId: number | null;
  reviewerName: string | null;
  answer: ReviewAnswer | null;
  answeredByName: string | null;
  answeredDate: Date | null;
  comment: string;
  isOutdated: boolean;
};

/** The reviews of posts that somebody may change: those that wait first, and of these what has waited longest. */
export async function readReviews(
  db: Database,
  viewer: ApiViewer,
  now: Date,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<Review[]> {
  const nameOf = (column: string) =>
    sql`(select display_name from app_user where app_user.id = ${sql.ref(`review.${column}`)})`;
  const copy = sql`(select number from post_working_copy where post_working_copy.post_id = post.id
    and ${IS_OUT_OR_SCHEDULED})`;
  const { rows } = await sql<Row>`select review.id, post.id as "postId", post.title, post.type as "postType",
      ${effectiveStatus(now)} as status, review.user_id as "askedById", ${nameOf('user_id')} as "askedByName",
      review.asked_date as "askedDate", review.message, review.reviewer_id as "reviewerId",
      ${nameOf('reviewer_id')} as "reviewerName", review.answer, ${nameOf('answered_by')} as "answeredByName",
      review.answered_date as "answeredDate", review.comment,
      (review.read_version <> post.version or review.read_copy is distinct from ${copy}) as "isOutdated"
    from post_review as review join post on post.id = review.post_id
    where ${condition} and ${changeableBy(viewer)} and ${visibleTo(viewer, now)}
    order by review.answer is not null, review.asked_date, review.id limit ${MAX_REVIEWS}`.execute(db);
  return rows.map((row) => wireReview(row, viewer));
}

/** Whether somebody may answer a review: in their own name, and not what they have asked for themselves. */
export function mayAnswer(viewer: ApiViewer, askedBy: number): boolean {
  return viewer.mayReview && viewer.maskedBy === null && viewer.userId !== askedBy;
}

function wireReview(row: Row, viewer: ApiViewer): Review {
  const { id, postId, title, postType, status, message, answer } = row;
  const { reviewerId, reviewerName, answeredDate } = row;
  return {
    ...{ id, postId, title, postType, status, message },
    askedBy: { id: row.askedById, displayName: row.askedByName },
    askedDate: row.askedDate.toISOString(),
    reviewer: reviewerId === null ? null : { id: reviewerId, displayName: reviewerName ?? '' },
    answer:
      answer === null || answeredDate === null
        ? null
        : {
            kind: answer,
            byName: row.answeredByName ?? '',
            date: answeredDate.toISOString(),
            ...{ comment: row.comment, isOutdated: row.isOutdated },
          },
    isOwn: viewer.userId === row.askedById,
    mayAnswer: mayAnswer(viewer, row.askedById),
  };
}
