import type { LoaderContext } from '../../navigation/page-route.ts';
import { Ads, loadAds } from './ads.tsx';

export async function loader(context: LoaderContext) {
  return await loadAds(context, 'givetake');
}

/** What staff give away and look for. Source: DESIGN section 6, ge-ta. */
export const Page = Ads;
