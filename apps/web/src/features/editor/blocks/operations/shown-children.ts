import { blockOfType } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** The blocks within a block that are edited one by one: not those that are parts of it, as the lines of a table are. */
export function shownChildren(node: ContentNode): readonly ContentNode[] {
  return isContainer(node.type) ? node.children : [];
}

/** Whether blocks can be put into blocks of that type, one by one. */
export function isContainer(type: string): boolean {
  const block = blockOfType(type);
  if (block === null || block.isSealed === true) return false;
  return block.mayContain.some((child) => blockOfType(child)?.isPart === false);
}
