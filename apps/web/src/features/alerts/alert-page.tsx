import { Unpublished } from '../../article/unpublished.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { AlertList } from './alert-list.tsx';
import type { loader } from './alert-loader.ts';
import { OneAlert } from './one-alert.tsx';

/** One crisis, or all: what is on now and what has ended. Source: SPEC section 2, /krisinformation/:slug?. */
export function Page() {
  const { all, one } = usePageData<typeof loader>();
  const parts = useSessionParts();
  if (one === null) return <AlertList {...all} />;
  return (
    <>
      <Unpublished post={one.post} />
      <OneAlert
        {...one}
        controls={parts && <parts.AlertControls key={`controls-${one.post.id}`} post={one.post} />}
      >
        {parts && <parts.StaffReading key={one.post.id} post={one.post} />}
      </OneAlert>
    </>
  );
}
