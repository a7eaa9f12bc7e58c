import type { MergedPlace } from './merge-places.ts';
import { childIds, type Versions } from './versions.ts';

/**
 * The order of siblings: theirs, into which what I placed goes after the sibling that it followed in mine, of those
 * that they did not move.
 * @param ids those that stand there in the merged tree
 */
export function mergeOrder(
  { mine, theirs }: Versions,
  parentId: string | null,
  ids: ReadonlySet<string>,
  places: ReadonlyMap<string, MergedPlace>,
): string[] {
  const sideOf = (id: string) => places.get(id)?.side;
  const order = childIds(theirs, parentId).filter((id) => ids.has(id) && sideOf(id) !== 'mine');
  const inMine = childIds(mine, parentId).filter((id) => ids.has(id));
  for (const [at, id] of inMine.entries()) {
    if (sideOf(id) !== 'mine') continue;
    const before = inMine.slice(0, at).findLast((other) => sideOf(other) !== 'theirs');
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return [...order, ...[...ids].filter((id) => !order.includes(id))];
}
