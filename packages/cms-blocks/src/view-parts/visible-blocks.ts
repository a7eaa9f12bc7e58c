import type { ContentNode } from '@brandpost/domain';
import { nodesIn } from '../children-of.ts';
import { TREE_LIMITS } from '../limits.ts';
import { mayContain } from '../registry.ts';

/**
 * The blocks that are shown of a list: known ones that may stand there, down to the twelfth level. The same table
 * drives the editor, so what can be seen is what can be made.
 * @param depth level of the list; 1 at the root
 */
export function visibleBlocks(
  nodes: readonly ContentNode[],
  parentType: string | null,
  depth: number,
): readonly ContentNode[] {
  if (depth > TREE_LIMITS.maxDepth) return [];
  return nodesIn(nodes).filter((node) => mayContain(parentType, node.type));
}
