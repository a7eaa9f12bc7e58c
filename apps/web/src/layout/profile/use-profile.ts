import { skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { useServices } from '../../api/services.ts';
import { type ProfileData, profileQuery } from '../../queries/profile.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needSession } from '../../session/need-right.ts';
import { LAYOUT_ROUTES } from '../layout-data.ts';

/** What stands behind the profile area. */
export function useProfile(): ProfileData {
  const services = useServices();
  return useSuspenseQuery(profileQuery(services, needSession(services))).data;
}

/** How much somebody in the profile area has left to read; 0 on all other pages. */
export function useUnread(): number {
  const isInside = useRouteLoaderData(LAYOUT_ROUTES.profile) !== undefined;
  const { data } = useQuery<ProfileData>({ queryKey: [...queryKeys.profile, 'own'], queryFn: skipToken });
  return isInside && data !== undefined ? data.unread : 0;
}
