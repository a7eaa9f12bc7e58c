import type { ContentNode } from '@brandpost/domain';

/** A node's children. Content that was never checked may lack the list, or hold what is no node. */
export function childrenOf(node: { readonly children: readonly ContentNode[] }): readonly ContentNode[] {
  const children: unknown = node.children;
  return Array.isArray(children) ? nodesIn(children) : [];
}

/** The nodes of a list that was never checked. */
export function nodesIn(list: readonly ContentNode[]): readonly ContentNode[] {
  return list.every(isNode) ? list : list.filter(isNode);
}

function isNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
