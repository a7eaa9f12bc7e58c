import type { ContentNode } from '@brandpost/domain';
import { addBlock } from './add-block.ts';
import { copyBlock } from './copy-block.ts';
import { findBlock } from './find-block.ts';
import { type TreeResult, treeError } from './tree-error.ts';

/**
 * A copy of the tree in which a block stands twice, the second time right after the first and with new ids.
 * @param newId gives a new, unique id each time
 * @returns an error for an unknown id, an id in use, or a tree past its limits
 */
export function duplicateBlock(tree: readonly ContentNode[], id: string, newId: () => string): TreeResult {
  const found = findBlock(tree, id);
  if (found === null) return treeError('unknown-id', id);
  return addBlock(tree, {
    block: copyBlock(found.node, newId),
    index: found.index + 1,
    ...(found.parent === null ? {} : { parentId: found.parent.id }),
  });
}
