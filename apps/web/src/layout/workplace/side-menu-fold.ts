import { useLayoutEffect, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sidomeny';
const FOLDED = 'folded';
const CHANGED = 'brandpost:side-menu';

/**
 * Folds the side menu on the document before anything is painted, where this browser remembers it so. Inline: a file of
 * its own would move the page. The policy allows it by its hash.
 */
export const SIDE_MENU_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='${FOLDED}')document.documentElement.dataset.sideMenu='${FOLDED}'}catch(e){}`;

function foldMenu(isFolded: boolean): void {
  if (isFolded) document.documentElement.dataset.sideMenu = FOLDED;
  else delete document.documentElement.dataset.sideMenu;
  dispatchEvent(new Event(CHANGED));
}

/** Folds the side menu to its icons, or opens it, and remembers that in this browser. */
export function chooseFold(isFolded: boolean): void {
  foldMenu(isFolded);
  try {
    if (isFolded) localStorage.setItem(STORAGE_KEY, FOLDED);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}

/** Whether the side menu is folded to its icons. */
export function useIsFolded(): boolean {
  // Anyone who comes from a public page has got no document with the script.
  useLayoutEffect(() => {
    try {
      if (localStorage.getItem(STORAGE_KEY) === FOLDED) foldMenu(true);
    } catch {
      // As above.
    }
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.sideMenu === FOLDED,
    () => false,
  );
}
