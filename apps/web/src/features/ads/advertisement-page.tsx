import type { LoaderContext } from '../../navigation/page-route.ts';
import { Ads, loadAds } from './ads.tsx';

export async function loader(context: LoaderContext) {
  return await loadAds(context, 'advertisment');
}

/** Staff's ads. Source: DESIGN section 6, annons. */
export const Page = Ads;
