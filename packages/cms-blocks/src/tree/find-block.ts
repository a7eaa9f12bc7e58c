import type { ContentNode } from '@brandpost/domain';

export type FoundBlock = {
  readonly node: ContentNode;
  /** null at the root. */
  readonly parent: ContentNode | null;
  /** Place among its siblings. */
  readonly index: number;
  /** Index at each level, from the root: `[2, 0]` is the first child of the third block. */
  readonly path: readonly number[];
};

type Step = {
  readonly nodes: readonly ContentNode[];
  readonly parent: ContentNode | null;
  readonly path: readonly number[];
};

/** @returns the block with that id and where it is, or null. */
export function findBlock(tree: readonly ContentNode[], id: string): FoundBlock | null {
  const waiting: Step[] = [{ nodes: tree, parent: null, path: [] }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    for (const [index, node] of step.nodes.entries()) {
      const path = [...step.path, index];
      if (node.id === id) return { node, parent: step.parent, index, path };
      if (node.children.length > 0) waiting.push({ nodes: node.children, parent: node, path });
    }
  }
  return null;
}
