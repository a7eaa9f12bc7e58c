import { addBlock, findBlock, removeBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** The tree with a block, children and all, in the place of the one with its id. @returns null when it may not stand there */
export function replaceBlock(tree: readonly ContentNode[], block: ContentNode): ContentNode[] | null {
  const found = findBlock(tree, block.id);
  const without = removeBlock(tree, block.id);
  if (found === null || !without.ok) return null;
  const put = addBlock(without.value, {
    block,
    index: found.index,
    ...(found.parent === null ? {} : { parentId: found.parent.id }),
  });
  return put.ok ? put.value : null;
}
