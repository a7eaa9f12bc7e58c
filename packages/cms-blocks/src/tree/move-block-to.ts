import type { ContentNode } from '@brandpost/domain';
import { TREE_LIMITS } from '../limits.ts';
import { mayContain } from '../registry.ts';
import { ok } from '../result.ts';
import type { BlockPlace } from './block-place.ts';
import { findBlock } from './find-block.ts';
import { replaceSiblings } from './replace-siblings.ts';
import { sealedIds } from './sealed-ids.ts';
import { subtreeHeight } from './subtree-height.ts';
import { type TreeResult, treeError } from './tree-error.ts';

/**
 * A copy of the tree in which a block, with what it holds, has another place anywhere in the tree.
 * @param to its parent and the index that it has there afterwards
 * @returns an error for an unknown id or parent, a parent that may not hold it or that it holds itself, an index that is
 * not there, or a place that is too deep
 */
export function moveBlockTo(tree: readonly ContentNode[], id: string, to: BlockPlace): TreeResult {
  const found = findBlock(tree, id);
  if (found === null) return treeError('unknown-id', id);
  if (to.parentId !== undefined && findBlock([found.node], to.parentId) !== null) {
    return treeError('forbidden-child', id);
  }
  // Without the block first: what stands after it moves up, and so may the new parent.
  const rest = replaceSiblings(tree, found.path.slice(0, -1), (old) => old.toSpliced(found.index, 1));
  const parent = to.parentId === undefined ? null : findBlock(rest, to.parentId);
  if (to.parentId !== undefined && parent === null) return treeError('unknown-id', to.parentId);
  const isSealed = to.parentId !== undefined && sealedIds(tree).has(to.parentId);
  if (isSealed || !mayContain(parent?.node.type ?? null, found.node.type)) {
    return treeError('forbidden-child', id);
  }

  const siblings = parent?.node.children ?? rest;
  if (!Number.isInteger(to.index) || to.index < 0 || to.index > siblings.length) {
    return treeError('bad-index', id);
  }
  const path = parent?.path ?? [];
  if (path.length + subtreeHeight(found.node) > TREE_LIMITS.maxDepth) return treeError('too-deep', id);
  return ok(replaceSiblings(rest, path, (old) => old.toSpliced(to.index, 0, found.node)));
}
