import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { Review, ReviewAnswerBody, ReviewBody, Reviewer, ReviewParams } from '../wire/review.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const path = '/core/v1/post/:id/review';

/** Colleagues read what somebody has written before it is published. Source: ADR 0071 */
export const reviews = defineArea({
  listReviews: {
    method: 'GET',
    path: '/core/v1/review',
    summary: 'The reviews of all posts that the caller may change, those that have waited longest first',
    access: 'signed-in',
    answer: Type.Array(Review),
    extension: true,
  },
  listReviewers: {
    method: 'GET',
    path: '/core/v1/post/:id/reviewer',
    summary: 'Who else than the caller may review a post, by name',
    access: 'signed-in',
    params: IdParams,
    answer: Type.Array(Reviewer),
    extension: true,
  },
  askForReview: {
    method: 'POST',
    path,
    summary: 'Asks colleagues to review what is written of a post, in place of what was asked before',
    access: 'signed-in',
    params: IdParams,
    body: { json: ReviewBody },
    answer: Review,
    status: 201,
    extension: true,
    unseen: true,
  },
  answerReview: {
    method: 'POST',
    path: `${path}/:reviewId/answer`,
    summary: 'Approves a text that somebody else has asked to have reviewed, or sends it back',
    access: { capability: 'review_post' },
    params: ReviewParams,
    body: { json: ReviewAnswerBody },
    answer: Review,
    extension: true,
    unseen: true,
  },
  cancelReview: {
    method: 'DELETE',
    path: `${path}/:reviewId`,
    summary: 'Takes back that a post is to be reviewed; its text stays',
    access: 'signed-in',
    params: ReviewParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
});
