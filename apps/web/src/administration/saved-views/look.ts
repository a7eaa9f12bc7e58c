import type { SavedView } from '@brandpost/rubicore-api';

/** How a list is seen: the parameters of its address, without its page, and its columns; null where it has none to choose. */
export type Look = Pick<SavedView, 'query' | 'columns'>;

/** As the list looks when nobody has changed anything. */
export const USUAL_LOOK: Look = { query: '', columns: null };

/** A list of which views can be saved. */
export type ViewedListControls = {
  look: Look;
  /** How a saved look would be seen: what the list does not know of it is left out. */
  lookOf: (saved: Look) => Look;
  show: (look: Look) => void;
};

/** Whether two looks show the same. Both are as the list itself tells them. */
export function isSameLook(a: Look, b: Look): boolean {
  const columns = (look: Look) => [...(look.columns ?? [])].sort().join();
  return a.query === b.query && columns(a) === columns(b);
}

/**
 * The view that is shown now; null where the list looks like none of them.
 * @param last the id of the one that was shown last, which goes before another that looks the same
 */
export function shownView(
  views: readonly SavedView[],
  { look, lookOf }: Pick<ViewedListControls, 'look' | 'lookOf'>,
  last: number | null,
): SavedView | null {
  const shown = views.filter((view) => isSameLook(lookOf(view), look));
  return shown.find(({ id }) => id === last) ?? shown[0] ?? null;
}
