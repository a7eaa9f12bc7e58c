import { type BlockMerge, mergeTrees, resolveConflict } from '@brandpost/cms-blocks/editing';
import type { SharedBlock } from '@brandpost/rubicore-api';

/** What somebody writes of a shared block. */
export type Written = Pick<SharedBlock, 'name' | 'content'>;

/**
 * What two people made of the same shared block.
 * @property mine with all that they changed elsewhere; my words where both changed the same
 * @property theirs with all that I changed elsewhere; their words where both changed the same
 */
export type SharedBlockMerge = { mine: Written; theirs: Written; isContested: boolean };

/** Merges what I wrote with what somebody else has saved since. @param base what both began with */
export function mergeSharedBlock(base: Written, mine: Written, theirs: Written): SharedBlockMerge {
  const merge = mergeTrees(base.content, mine.content, theirs.content);
  const isNameContested = mine.name !== base.name && theirs.name !== base.name && mine.name !== theirs.name;
  const name = mine.name === base.name ? theirs.name : mine.name;
  return {
    mine: { name, content: merge.tree },
    theirs: { name: isNameContested ? theirs.name : name, content: allTheirs(merge).tree },
    isContested: isNameContested || merge.conflicts.length > 0,
  };
}

/** Deciding may bring up conflicts anew where what is chosen does not fit together: each is decided once. */
function allTheirs(merge: BlockMerge): BlockMerge {
  return merge.conflicts.reduce(
    (decided, { id }) => resolveConflict(decided, id, 'theirs', () => crypto.randomUUID()),
    merge,
  );
}
