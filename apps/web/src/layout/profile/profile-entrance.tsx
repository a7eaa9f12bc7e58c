import { type ReactNode, useEffect } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { closePanels } from '../../navigation/close-panels.ts';
import { LAYOUT_ROUTES } from '../layout-data.ts';
import { LoadingCard } from '../loading/loading-card.tsx';
import { useIsSlow } from '../loading/use-is-slow.ts';
import { isInProfileArea } from './profile-area.ts';

/**
 * The page that is open; on the way into the profile area a card in its place, while what stands behind the whole area
 * loads. Source: SPEC section 2, Layouts; section 4, Layout load.
 */
export function ProfileEntrance({ children }: { children: ReactNode }) {
  const pathname = useNavigation().location?.pathname;
  const isOutside = useRouteLoaderData(LAYOUT_ROUTES.profile) === undefined;
  const isEntering = isOutside && pathname !== undefined && isInProfileArea(pathname);
  const isShown = useIsSlow(isEntering) && isEntering;
  useEffect(() => {
    if (!isShown) return;
    closePanels();
    scrollTo(0, 0);
  }, [isShown]);
  return isShown ? <LoadingCard /> : children;
}
