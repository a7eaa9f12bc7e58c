import { Unpublished } from '../../article/unpublished.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import type { loader } from './page-loader.ts';
import { PageView } from './page-view.tsx';

/** Source: SPEC section 2, /sida/:slug?/:related?. */
export function Page() {
  const { meta, ...shown } = usePageData<typeof loader>();
  return (
    <>
      <Unpublished post={shown.post} />
      <PageView {...shown} alternates={meta.alternates} />
    </>
  );
}
