import type { ContentNode } from '@brandpost/domain';
import { TREE_LIMITS } from '../limits.ts';
import { failed, ok, type Result } from '../result.ts';
import { checkNode, type WaitingNode } from './check-node.ts';
import type { TreeProblem } from './tree-problem.ts';

/** Where the nodes are going to stand. */
export type Surroundings = {
  /** null at the root. */
  readonly parentType: string | null;
  /** 1 at the root. */
  readonly depth: number;
  /** Ids in use already; those of the nodes are added. */
  readonly seenIds: Set<string>;
  /** Nodes in the tree already. */
  readonly nodeCount: number;
};

/** Judges a list of siblings and all below them; see `checkTree`. */
export function checkNodes(
  input: readonly unknown[],
  { parentType, depth, seenIds, nodeCount }: Surroundings,
): Result<ContentNode[], TreeProblem[]> {
  const problems: TreeProblem[] = [];
  const report = (problem: TreeProblem) => {
    if (problems.length < TREE_LIMITS.maxProblems) problems.push(problem);
  };
  const root: ContentNode[] = [];
  const waiting: WaitingNode[] = [];
  let count = nodeCount;

  const enqueue = (nodes: readonly unknown[], place: Omit<WaitingNode, 'value'>) => {
    count += nodes.length;
    if (count > TREE_LIMITS.maxNodes) {
      const message = `Innehållet får ha högst ${TREE_LIMITS.maxNodes} block`;
      report({ code: 'too-many', path: place.path, message });
      waiting.length = 0;
      return;
    }
    if (place.depth > TREE_LIMITS.maxDepth && nodes.length > 0) {
      const message = `Block får ligga i högst ${TREE_LIMITS.maxDepth} nivåer`;
      report({ code: 'too-deep', path: place.path, message });
      return;
    }
    for (let index = nodes.length - 1; index >= 0; index--) {
      waiting.push({ ...place, value: nodes[index], path: `${place.path}/${index}` });
    }
  };

  enqueue(input, { parentType, depth, siblings: root, path: '' });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const checked = checkNode(next, seenIds, report);
    if (checked === null) continue;
    next.siblings.push(checked.node);
    enqueue(checked.children, {
      parentType: checked.node.type,
      depth: next.depth + 1,
      siblings: checked.node.children,
      path: `${next.path}/children`,
    });
  }
  return problems.length === 0 ? ok(root) : failed(problems);
}
