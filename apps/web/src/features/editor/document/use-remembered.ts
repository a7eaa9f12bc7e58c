import { useEffect } from 'react';
import type { PostDocument } from './post-document.ts';

/** Anyone who leaves the page, or puts the phone away, finds what was written: a page that is out of sight may be ended. */
export function useRemembered({ remember }: PostDocument): void {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') remember();
    };
    addEventListener('pagehide', remember);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', remember);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [remember]);
}
