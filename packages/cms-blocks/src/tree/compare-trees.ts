import type { ContentNode } from '@brandpost/domain';
import { walkTree } from './walk-tree.ts';

/** What became of one block from one state of a tree to another; the block without its children. */
export type BlockChange = {
  id: string;
  type: string;
  /** `moved`: the same block at another place among those that are in both trees. */
  change: 'added' | 'removed' | 'changed' | 'moved';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

type Place = { node: ContentNode; parentId: string | null };

/** The blocks that differ between two trees, known by their ids: first as the later tree has them, then those gone. */
export function compareTrees(before: readonly ContentNode[], after: readonly ContentNode[]): BlockChange[] {
  const old = placesOf(before);
  const present = placesOf(after);
  const moved = movedIds(old, present);
  const changes: BlockChange[] = [];
  for (const [id, { node }] of present) {
    const was = old.get(id);
    const { type, props } = node;
    if (was === undefined) {
      changes.push({ id, type, change: 'added', before: null, after: props });
    } else if (was.node.type !== type || JSON.stringify(was.node.props) !== JSON.stringify(props)) {
      changes.push({ id, type, change: 'changed', before: was.node.props, after: props });
    } else if (moved.has(id)) {
      changes.push({ id, type, change: 'moved', before: was.node.props, after: props });
    }
  }
  for (const [id, { node }] of old) {
    if (!present.has(id)) {
      changes.push({ id, type: node.type, change: 'removed', before: node.props, after: null });
    }
  }
  return changes;
}

function placesOf(tree: readonly ContentNode[]): Map<string, Place> {
  return new Map(
    Array.from(walkTree(tree), ({ node, parent }) => [node.id, { node, parentId: parent?.id ?? null }]),
  );
}

/**
 * Blocks that have another parent, or stand outside the longest run of siblings whose order is the same in both: so
 * that one block dragged to the top is one move, and not a move of all that it passed.
 */
function movedIds(old: ReadonlyMap<string, Place>, present: ReadonlyMap<string, Place>): Set<string> {
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
