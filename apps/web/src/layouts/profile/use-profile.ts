import { useRouteLoaderData } from 'react-router';
import type { ProfileData } from '../../queries/profile.ts';
import { LAYOUT_ROUTES } from '../layout-data.ts';

/** What stands behind the profile area. @throws Error outside of it */
export function useProfile(): ProfileData {
  const profile: ProfileData | undefined = useRouteLoaderData(LAYOUT_ROUTES.profile);
  if (profile === undefined) throw new Error('useProfile is called outside the profile area');
  return profile;
}
