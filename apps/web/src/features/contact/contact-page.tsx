import { usePageData } from '../../navigation/page-route.ts';
import { PageView } from '../pages/page-view.tsx';
import type { loader } from './contact-loader.ts';

/** Contact pages. Source: SPEC section 2, /kontakt/:slug?; DESIGN section 6. */
export function Page() {
  const { meta, ...shown } = usePageData<typeof loader>();
  return <PageView {...shown} alternates={meta.alternates} />;
}
