import type { ContentNode } from '@brandpost/domain';

/**
 * A copy of the tree in which one list of siblings is another. Only the nodes on the way there are new; the rest is
 * shared with the old tree, so that React can tell what did not change.
 * @param parentPath path of the node whose children they are; empty for the root
 */
export function replaceSiblings(
  tree: readonly ContentNode[],
  parentPath: readonly number[],
  change: (siblings: readonly ContentNode[]) => ContentNode[],
): ContentNode[] {
  const [index, ...rest] = parentPath;
  if (index === undefined) return change(tree);
  return tree.map((node, at) =>
    at === index ? { ...node, children: replaceSiblings(node.children, rest, change) } : node,
  );
}
