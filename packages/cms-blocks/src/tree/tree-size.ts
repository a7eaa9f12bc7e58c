import type { ContentNode } from '@brandpost/domain';
import { TREE_LIMITS } from '../limits.ts';

const encoder = new TextEncoder();

/** UTF-8 bytes of the tree as JSON. The tree's depth must be bounded already. */
function treeBytes(tree: readonly ContentNode[]): number {
  return encoder.encode(JSON.stringify(tree)).length;
}

export function isTooLarge(tree: readonly ContentNode[]): boolean {
  return treeBytes(tree) > TREE_LIMITS.maxBytes;
}
