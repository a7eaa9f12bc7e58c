import { ApiError, type Review, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../server-state/query-keys.ts';

/** The reviews of all posts that anyone who is signed in may change; null where the API knows of none at all. */
export const reviewsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.reviews,
    async queryFn({ signal }): Promise<readonly Review[] | null> {
      try {
        return await client.call('listReviews', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Whether a review waits for an answer of this user's: they have been asked for it, or nobody in particular has. */
export function isWaitingFor({ mayAnswer, answer, reviewer }: Review, userId: number): boolean {
  return mayAnswer && answer === null && (reviewer === null || reviewer.id === userId);
}

/** Who else may review a post. */
export const reviewersQuery = (client: RubicoreClient, postId: number) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'reviewers', postId],
    queryFn: ({ signal }) => client.call('listReviewers', { params: { id: postId }, signal }),
  });
