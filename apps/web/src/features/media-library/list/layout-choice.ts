import { useSyncExternalStore } from 'react';

export type LibraryLayout = 'grid' | 'table';

const STORAGE_KEY = 'media-layout';
const CHANGED = 'brandpost:media-layout';

/** Shows the library as a grid or as a table, from now on in this browser. */
export function chooseLayout(layout: LibraryLayout): void {
  try {
    localStorage.setItem(STORAGE_KEY, layout);
  } catch {
    // Storage may be switched off: it is a grid then.
  }
  dispatchEvent(new Event(CHANGED));
}

/** How somebody wants to see the library. */
export function useLayout(): LibraryLayout {
  return useSyncExternalStore<LibraryLayout>(subscribe, storedLayout, () => 'grid');
}

function storedLayout(): LibraryLayout {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'table' ? 'table' : 'grid';
  } catch {
    return 'grid';
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}
