import type { ContentNode } from '@brandpost/domain';
import { ok } from '../result.ts';
import { findBlock } from './find-block.ts';
import { replaceSiblings } from './replace-siblings.ts';
import { type TreeResult, treeError } from './tree-error.ts';

/** A copy of the tree without that block and what it holds. @returns an error for an unknown id */
export function removeBlock(tree: readonly ContentNode[], id: string): TreeResult {
  const found = findBlock(tree, id);
  if (found === null) return treeError('unknown-id', id);
  return ok(replaceSiblings(tree, found.path.slice(0, -1), (siblings) => siblings.toSpliced(found.index, 1)));
}
