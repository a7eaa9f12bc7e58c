import type { ContentNode } from '@brandpost/domain';
import { dequal } from 'dequal/lite';
import { movedIds } from './moved-ids.ts';
import { treePlaces } from './tree-places.ts';

/** What became of one block from one state of a tree to another; the block without its children. */
export type BlockChange = {
  id: string;
  type: string;
  /** `moved`: the same block at another place among those that are in both trees. */
  change: 'added' | 'removed' | 'changed' | 'moved';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The blocks that differ between two trees, known by their ids: first as the later tree has them, then those gone. */
export function compareTrees(before: readonly ContentNode[], after: readonly ContentNode[]): BlockChange[] {
  const old = treePlaces(before);
  const present = treePlaces(after);
  const moved = movedIds(old, present);
  const changes: BlockChange[] = [];
  for (const [id, { node }] of present) {
    const was = old.get(id);
    const { type, props } = node;
    if (was === undefined) {
      changes.push({ id, type, change: 'added', before: null, after: props });
    } else if (was.node.type !== type || !dequal(was.node.props, props)) {
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
