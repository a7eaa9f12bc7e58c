import { useEffect } from 'react';
import { guardedBy } from './unsaved-work.ts';

/** Asks the browser to ask before the document goes away, and keeps it from being loaded anew unasked. */
export function useDocumentGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const release = guardedBy();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      release();
    };
  }, [isActive]);
}
