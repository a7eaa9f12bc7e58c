import type { ContentNode } from '@brandpost/domain';
import { shownChildren } from './shown-children.ts';

/** Ids of all blocks that are edited one by one, as they are read. */
export function readingOrder(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...readingOrder(shownChildren(node))]);
}

/** The block nearest to one that is gone from a page, among those that are left: first those after it. */
export function nearestLeft(
  before: readonly ContentNode[],
  after: readonly ContentNode[],
  id: string,
): string | null {
  const order = readingOrder(before);
  const left = new Set(readingOrder(after));
  const at = order.indexOf(id);
  const candidates = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at)).reverse()];
  return candidates.find((candidate) => left.has(candidate)) ?? readingOrder(after)[0] ?? null;
}

/** The block to go on with when one is taken away: the next beside it, else the one before, else the one around it. */
export function neighbourOf(
  siblings: readonly ContentNode[],
  index: number,
  parent: ContentNode | null,
): string | null {
  return (siblings[index + 1] ?? siblings[index - 1] ?? parent)?.id ?? null;
}
