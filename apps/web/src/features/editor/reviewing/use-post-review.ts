import type { Review } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { reviewsQuery } from '../../../queries/reviews.ts';
import { useFollowed } from '../../../server-state/use-followed.ts';

/** The review of a post; null where there is none, and undefined where the API knows of no reviews, or not yet. */
export function usePostReview(postId: number | null): Review | null | undefined {
  const { data } = useQuery({ ...reviewsQuery(useServices().client), ...useFollowed() });
  if (data === undefined || data === null) return undefined;
  return data.find((review) => review.postId === postId) ?? null;
}
