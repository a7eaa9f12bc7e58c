import { isDeepStrictEqual } from 'node:util';
import type { ContentNode } from '@brandpost/domain';
import { compareTrees } from '../../tree/compare-trees.ts';
import { findBlock } from '../../tree/find-block.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { BlockMerge } from './merge-trees.ts';

/**
 * What one of two people did that a merge neither holds nor asks about: a judge that looks at the trees alone.
 * @returns one sentence per find; empty when nothing was lost
 */
export function lostEdits(merge: BlockMerge, side: 'mine' | 'theirs'): string[] {
  const { base } = merge.from;
  const tree = merge.from[side];
  const others = merge.from[side === 'mine' ? 'theirs' : 'mine'];
  const asked = askedAbout(merge);
  const lost: string[] = [];
  const ids = new Set([...walkTree(base), ...walkTree(tree)].map(({ node }) => node.id));
  const movedByOthers = movedBlocks(base, others);
  for (const id of ids) {
    if (asked.has(id)) continue;
    const [was, is, other, merged] = [base, tree, others, merge.tree].map((each) => findBlock(each, id));
    if (is == null) {
      if (merged != null) lost.push(`${id} was removed and is back`);
      continue;
    }
    if (merged == null) {
      // Untouched here and removed there: that is the other's edit.
      const isOthersRemoval =
        was != null && other == null && isDeepStrictEqual(was.node.props, is.node.props);
      if (!isOthersRemoval || was?.parent?.id !== is.parent?.id) lost.push(`${id} is gone`);
      continue;
    }
    for (const [prop, value] of Object.entries(is.node.props)) {
      if (was != null && was.node.props[prop] === value) continue;
      if (merged.node.props[prop] !== value) lost.push(`${prop} of ${id} is not ${value}`);
    }
    const hasNewParent = was == null || was.parent?.id !== is.parent?.id;
    if (hasNewParent && merged.parent?.id !== is.parent?.id) lost.push(`${id} is not in ${is.parent?.id}`);
  }
  for (const id of movedBlocks(base, tree)) {
    if (asked.has(id)) continue;
    const previous = previousOf(tree, id);
    const isKept = previous === null || (!movedByOthers.has(previous) && !asked.has(previous));
    if (!isKept || movedByOthers.has(id)) continue;
    const now = findBlock(merge.tree, id);
    const previousNow = previous === null ? null : findBlock(merge.tree, previous);
    if (now === null || (previous !== null && previousNow === null)) continue;
    if (previousNow !== null && !(now.index > previousNow.index)) lost.push(`${id} is not after ${previous}`);
  }
  return lost;
}

/** Whatever else became of them. */
function movedBlocks(base: readonly ContentNode[], tree: readonly ContentNode[]): Set<string> {
  const changes = compareTrees(withoutProps(base), withoutProps(tree));
  return new Set(changes.flatMap(({ id, change }) => (change === 'moved' ? [id] : [])));
}

function withoutProps(tree: readonly ContentNode[]): ContentNode[] {
  return tree.map((node) => ({ ...node, props: {}, children: withoutProps(node.children) }));
}

function previousOf(tree: readonly ContentNode[], id: string): string | null {
  const found = findBlock(tree, id);
  const siblings = found?.parent?.children ?? tree;
  return siblings[(found?.index ?? 0) - 1]?.id ?? null;
}

/** Blocks in conflict; where one was removed, with all that it held. */
function askedAbout({ conflicts }: BlockMerge): Set<string> {
  return new Set(
    conflicts.flatMap(({ id, kind, mine, theirs }) => {
      if (kind !== 'changed-and-removed') return [id];
      const kept = [mine?.node, theirs?.node].filter((node) => node !== undefined);
      return Array.from(walkTree(kept), ({ node }) => node.id);
    }),
  );
}
