import { FIRE_BAN_PAGE_SLUG } from '@brandpost/domain';
import { useLayoutData } from '../layout/layout-data.ts';

/** The slug of the page that tells what a fire ban means; null where there is none. */
export function useFireBanPage(): string | null {
  const isThere = useLayoutData().menuPages.some(({ slug }) => slug === FIRE_BAN_PAGE_SLUG);
  return isThere ? FIRE_BAN_PAGE_SLUG : null;
}
