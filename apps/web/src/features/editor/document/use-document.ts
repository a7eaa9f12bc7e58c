import { useSyncExternalStore } from 'react';
import type { DocumentView, PostDocument } from './post-document.ts';

/** How a document stands, now and whenever it changes. */
export function useDocument({ subscribe, view }: PostDocument): DocumentView {
  return useSyncExternalStore(subscribe, view);
}
