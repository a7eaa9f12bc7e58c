import type { ContentNode } from '@brandpost/domain';
import { ok } from '../result.ts';
import { findBlock } from './find-block.ts';
import { replaceSiblings } from './replace-siblings.ts';
import { type TreeResult, treeError } from './tree-error.ts';

/**
 * A copy of the tree in which a block has another place among its siblings.
 * @param to one step up or down, or the index that it has afterwards
 * @returns an error for an unknown id, a step past the first or last place, or an index that is not there
 */
export function moveBlock(tree: readonly ContentNode[], id: string, to: 'up' | 'down' | number): TreeResult {
  const found = findBlock(tree, id);
  if (found === null) return treeError('unknown-id', id);

  const lastIndex = (found.parent?.children ?? tree).length - 1;
  const target = typeof to === 'number' ? to : found.index + (to === 'up' ? -1 : 1);
  if (!Number.isInteger(target) || target < 0 || target > lastIndex) {
    return treeError(typeof to === 'number' ? 'bad-index' : 'at-edge', id);
  }
  return ok(
    replaceSiblings(tree, found.path.slice(0, -1), (siblings) =>
      siblings.toSpliced(found.index, 1).toSpliced(target, 0, found.node),
    ),
  );
}
