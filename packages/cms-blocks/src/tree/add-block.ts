import type { ContentNode } from '@brandpost/domain';
import { ok } from '../result.ts';
import { checkNodes } from './check-nodes.ts';
import { findBlock } from './find-block.ts';
import { replaceSiblings } from './replace-siblings.ts';
import { sealedIds } from './sealed-ids.ts';
import { type TreeResult, treeError } from './tree-error.ts';
import { isTooLarge } from './tree-size.ts';
import { walkTree } from './walk-tree.ts';

export type AddBlock = {
  /** A new block, alone or with children (a copy, a pasted row). */
  readonly block: ContentNode;
  /** Absent: at the root. */
  readonly parentId?: string;
  /** Place among its siblings; absent: last. */
  readonly index?: number;
};

/**
 * A copy of the tree with a block added, in its type's present version.
 * @returns an error for an unknown parent or type, a child that may not stand there, an id in use, a place that is not
 * there, props of the wrong kind, or a tree past its limits. Source: SPEC section 4, CMS editing.
 */
export function addBlock(tree: readonly ContentNode[], { block, parentId, index }: AddBlock): TreeResult {
  const parent = parentId === undefined ? null : findBlock(tree, parentId);
  if (parentId !== undefined && parent === null) return treeError('unknown-id', parentId);

  if (parentId !== undefined && sealedIds(tree).has(parentId)) return treeError('forbidden-child', block.id);

  const siblings = parent === null ? tree : parent.node.children;
  const at = index ?? siblings.length;
  if (!Number.isInteger(at) || at < 0 || at > siblings.length) return treeError('bad-index', block.id);

  const ids = Array.from(walkTree(tree), (place) => place.node.id);
  const checked = checkNodes([block], {
    parentType: parent?.node.type ?? null,
    depth: (parent?.path.length ?? 0) + 1,
    seenIds: new Set(ids),
    nodeCount: ids.length,
  });
  if (!checked.ok) {
    const [problem] = checked.error;
    return treeError(problem?.code ?? 'bad-node', block.id, problem?.message);
  }
  const grown = replaceSiblings(tree, parent?.path ?? [], (old) => old.toSpliced(at, 0, ...checked.value));
  return isTooLarge(grown) ? treeError('too-large', block.id) : ok(grown);
}
