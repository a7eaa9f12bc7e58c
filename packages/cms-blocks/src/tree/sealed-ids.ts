import type { ContentNode } from '@brandpost/domain';
import { blockOfType } from '../registry.ts';
import { walkTree } from './walk-tree.ts';

/** The blocks into which nothing is put: those that are sealed, which stand at the root, and all within them. */
export function sealedIds(tree: readonly ContentNode[]): ReadonlySet<string> {
  const sealed = tree.filter((node) => blockOfType(node?.type)?.isSealed === true);
  return new Set(Array.from(walkTree(sealed), ({ node }) => node.id));
}
