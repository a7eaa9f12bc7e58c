import type { ContentNode } from '@brandpost/domain';
import { propsProblems } from '../props-problems.ts';
import { blockOfType } from '../registry.ts';
import { ok } from '../result.ts';
import { findBlock } from './find-block.ts';
import { replaceSiblings } from './replace-siblings.ts';
import { type TreeResult, treeError } from './tree-error.ts';
import { isTooLarge } from './tree-size.ts';

/**
 * A copy of the tree in which one block's props have changed.
 * @param props the props to change; those left out keep their value
 * @returns an error for an unknown id or type, props of the wrong kind, or a tree that would be too large
 */
export function updateBlock(
  tree: readonly ContentNode[],
  id: string,
  props: Readonly<Record<string, unknown>>,
): TreeResult {
  const found = findBlock(tree, id);
  if (found === null) return treeError('unknown-id', id);
  const block = blockOfType(found.node.type);
  if (block === null) return treeError('unknown-type', id);

  const changed = { ...found.node.props, ...props };
  const [problem] = propsProblems(block, changed);
  if (problem !== undefined) return treeError('bad-props', id, problem.message);

  const updated = replaceSiblings(tree, found.path.slice(0, -1), (siblings) =>
    siblings.with(found.index, { ...found.node, props: changed }),
  );
  return isTooLarge(updated) ? treeError('too-large', id) : ok(updated);
}
