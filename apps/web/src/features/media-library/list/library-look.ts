import type { Look, ViewedListControls } from '../../../administration/saved-views/look.ts';
import type { LibraryControls } from './library-controls.tsx';
import { type LibraryView, queryOf, viewFrom } from './library-view.ts';

/** How the library is seen, and how it is seen otherwise; not how far one has come in it, nor which file is open. */
export function libraryLook(view: LibraryView, change: LibraryControls['change']): ViewedListControls {
  const lookOf = (seen: LibraryView): Look => ({
    query: queryOf({ ...seen, steps: 1, openId: null }).slice(1),
    columns: null,
  });
  const viewOf = ({ query }: Look) => ({
    ...viewFrom(new URLSearchParams(query)),
    ...{ steps: 1, openId: null },
  });
  return {
    look: lookOf(view),
    lookOf: (saved) => lookOf(viewOf(saved)),
    show: (look) => change(viewOf(look)),
  };
}
