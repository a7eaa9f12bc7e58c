import type { ContentNode } from '@brandpost/domain';
import { TREE_LIMITS } from '../limits.ts';
import { failed, type Result } from '../result.ts';
import { checkNodes } from './check-nodes.ts';
import type { TreeProblem } from './tree-problem.ts';
import { isTooLarge } from './tree-size.ts';

/**
 * Judges content from outside. Keeps its own stack and stops at the limits, so that no input makes it slow or deep.
 * Runs in a browser without generated code.
 * @param input anything, as JSON gave it
 * @returns a fresh tree with every block in its present version, or the problems in reading order (100 at most)
 */
export function checkTree(input: unknown): Result<ContentNode[], TreeProblem[]> {
  if (!Array.isArray(input)) {
    return failed([{ code: 'bad-node', path: '', message: 'Innehållet måste vara en lista av block' }]);
  }
  const checked = checkNodes(input, { parentType: null, depth: 1, seenIds: new Set(), nodeCount: 0 });
  if (!checked.ok || !isTooLarge(checked.value)) return checked;
  const message = `Innehållet får vara högst ${TREE_LIMITS.maxBytes / 1024} kB`;
  return failed([{ code: 'too-large', path: '', message }]);
}

/** Whether the input is a tree that may be saved as it is. */
export function isValidTree(input: unknown): input is ContentNode[] {
  return checkTree(input).ok;
}
