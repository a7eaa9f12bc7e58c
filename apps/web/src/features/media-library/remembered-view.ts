import { type LibraryView, type MediaKind, queryOf, viewFrom, WHOLE_LIBRARY } from './list/library-view.ts';

const remembered = new Map<MediaKind, string>();

/** How the library was seen when a file of a kind was last chosen from it: folder, filter and search. */
export function rememberedView(kind: MediaKind): LibraryView {
  const query = remembered.get(kind);
  return query === undefined ? { ...WHOLE_LIBRARY, kind } : viewFrom(new URLSearchParams(query));
}

/** Keeps that until the tab is closed or loaded anew; not how far one had come, nor which file was open. */
export function rememberView(kind: MediaKind, view: LibraryView): void {
  remembered.set(kind, queryOf({ ...view, kind, steps: 1, openId: null }));
}
