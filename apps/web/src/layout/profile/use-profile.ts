import type { Review } from '@brandpost/rubicore-api';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { useServices } from '../../api/services.ts';
import { type ProfileData, profileQuery } from '../../queries/profile.ts';
import { isWaitingFor, reviewsQuery } from '../../queries/reviews.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { LAYOUT_ROUTES } from '../layout-data.ts';

/** What stands behind the profile area. */
export function useProfile(): ProfileData {
  const services = useServices();
  return useSuspenseQuery(profileQuery(services, needSession(services))).data;
}

/** The reviews that wait for an answer of the person who is signed in; none for those who may not review. */
export function useWaitingReviews(): readonly Review[] {
  const services = useServices();
  const session = ownSession(useSession());
  const mayReview = session !== null && mayAny(session, 'review_post');
  const { data } = useQuery({ ...reviewsQuery(services.client), ...useFollowed(), enabled: mayReview });
  if (!mayReview || !data) return [];
  return data.filter((review) => isWaitingFor(review, session.user.id));
}

/** How much somebody in the profile area has left to read; 0 on all other pages. */
export function useUnread(): number {
  const isInside = useRouteLoaderData(LAYOUT_ROUTES.profile) !== undefined;
  // Without a function of its own: `skipToken` would take the place of the query's, and its next fetch would fail.
  const { data } = useQuery<ProfileData>({ queryKey: [...queryKeys.profile, 'own'], enabled: false });
  return isInside && data !== undefined ? data.unread : 0;
}
