import type { ContentNode } from '@brandpost/domain';

/** The blocks within a block that are edited one by one. A table is edited whole, so its lines are none. */
export function shownChildren(node: ContentNode): readonly ContentNode[] {
  return node.type === 'table' ? [] : node.children;
}

/** Whether blocks can be put into blocks of that type, one by one. */
export function isContainer(type: string): boolean {
  return type === 'row' || type === 'col' || type === 'accordion';
}
