import type { ContentNode } from '@brandpost/domain';
import { childrenOf, nodesIn } from '../children-of.ts';

/** A node and where it is. */
export type NodePlace = {
  readonly node: ContentNode;
  /** null at the root. */
  readonly parent: ContentNode | null;
  readonly index: number;
  /** 1 at the root. */
  readonly depth: number;
};

/** Every node in reading order. Keeps its own stack, so that depth cannot exhaust the call stack. */
export function* walkTree(tree: readonly ContentNode[]): Generator<NodePlace> {
  const waiting: NodePlace[] = placesOf(nodesIn(tree), null, 1);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    yield place;
    waiting.push(...placesOf(childrenOf(place.node), place.node, place.depth + 1));
  }
}

/** Last first, as the stack wants them. */
function placesOf(nodes: readonly ContentNode[], parent: ContentNode | null, depth: number): NodePlace[] {
  return nodes.map((node, index) => ({ node, parent, index, depth })).reverse();
}
