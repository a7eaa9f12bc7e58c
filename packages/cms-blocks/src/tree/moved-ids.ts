import type { TreePlaces } from './tree-places.ts';

/**
 * Blocks that have another parent, or stand outside the longest run of siblings whose order is the same in both: so
 * that one block dragged to the top is one move, and not a move of all that it passed.
 */
export function movedIds(old: TreePlaces, present: TreePlaces): Set<string> {
  const moved = new Set<string>();
  const placeBefore = new Map([...old.keys()].map((id, index) => [id, index]));
  const siblings = new Map<string | null, string[]>();
  for (const [id, { parentId }] of present) {
    const was = old.get(id);
    if (was === undefined) continue;
    if (was.parentId !== parentId) moved.add(id);
    else siblings.set(parentId, [...(siblings.get(parentId) ?? []), id]);
  }
  for (const ids of siblings.values()) {
    const staying = longestRising(ids.map((id) => placeBefore.get(id) ?? 0));
    ids.forEach((id, index) => {
      if (!staying.has(index)) moved.add(id);
    });
  }
  return moved;
}

/** Indices of a longest rising subsequence. */
function longestRising(values: readonly number[]): Set<number> {
  /** Index of the smallest last value of a run of each length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index);
  return run;
}
