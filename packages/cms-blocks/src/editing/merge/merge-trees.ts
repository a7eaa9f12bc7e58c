import type { ContentNode } from '@brandpost/domain';
import { compareTrees } from '../../tree/compare-trees.ts';
import { copyBlock } from '../../tree/copy-block.ts';
import { type FoundBlock, findBlock } from '../../tree/find-block.ts';
import { type Decision, type Decisions, seenFromOtherSide } from './decision.ts';
import { canHoldBoth } from './merge-block.ts';
import { type BlockConflictKind, mergeOnce } from './merge-once.ts';
import { versionsOf } from './versions.ts';

/** A block that two people made different things of. */
export type BlockConflict = {
  readonly id: string;
  readonly kind: BlockConflictKind;
  /** The block, with what it holds and where it stood, as both began with it; null when it was not there. */
  readonly base: FoundBlock | null;
  /** null when I removed it, or never had it. */
  readonly mine: FoundBlock | null;
  /** null when they removed it, or never had it. */
  readonly theirs: FoundBlock | null;
};

export type BlockMerge = {
  /** Valid, and holds mine wherever there is a conflict. */
  readonly tree: ContentNode[];
  /** In no particular order. */
  readonly conflicts: readonly BlockConflict[];
  /** What it was merged from. */
  readonly from: TreesToMerge;
  readonly decisions: Decisions;
};

type TreesToMerge = {
  readonly base: readonly ContentNode[];
  readonly mine: readonly ContentNode[];
  readonly theirs: readonly ContentNode[];
};

/**
 * Merges what two people made of the same tree, block by block. What does not touch the same merges by itself: different
 * blocks, different props of one block, a change and a move, moves of different siblings. The rest are conflicts, the
 * same ones no matter who merges, and the tree holds mine until `resolveConflict`. Two exceptions:
 * - A block that I removed stays when they put something into it.
 * - When all of it together would make no valid tree (past a limit, say), nothing of theirs is taken in: every block that
 *   either changed is a conflict of kind `does-not-fit`, until so many are decided for mine that the rest fits.
 * Never throws.
 * @param base what both began with; all three are valid trees, as `checkTree` gives them
 */
export function mergeTrees(
  base: readonly ContentNode[],
  mine: readonly ContentNode[],
  theirs: readonly ContentNode[],
): BlockMerge {
  return mergeAs({ base, mine, theirs }, new Map());
}

/**
 * The merge after one conflict is decided. It begins from the same three trees: merge what was edited since into its
 * tree with `mergeTrees(before.tree, edited, after.tree)`.
 * @param choice whose block stands; with `both`, a text has what both changed twice, of other blocks a copy of theirs
 *   stands after mine, or the one there is stays
 * @param newId gives a new, unique id each time
 * @returns the same merge when there is no such conflict; with conflicts to decide again when the choices do not fit
 */
export function resolveConflict(
  merge: BlockMerge,
  id: string,
  choice: 'mine' | 'theirs' | 'both',
  newId: () => string,
): BlockMerge {
  const conflict = merge.conflicts.find((other) => other.id === id);
  if (conflict === undefined) return merge;
  const { kind, base, mine, theirs } = conflict;
  const isTwice = choice === 'both' && mine !== null && theirs !== null;
  const isWithin =
    isTwice &&
    kind === 'both-changed' &&
    canHoldBoth({ base: base?.node, mine: mine.node, theirs: theirs.node });
  const isCopied = isTwice && !isWithin;
  const decision: Decision = {
    choice,
    isWhole: kind === 'does-not-fit',
    copy: isCopied ? copyBlock(theirs.node, newId) : null,
  };
  return mergeAs(merge.from, new Map([...merge.decisions, [id, decision]]));
}

function mergeAs(from: TreesToMerge, decisions: Decisions): BlockMerge {
  const { base, mine, theirs } = from;
  const versions = versionsOf(base, mine, theirs);
  const asIMerge = mergeOnce(versions, decisions);
  // What holds mine here holds theirs there, and may clash with other blocks: both are asked about the same.
  const asTheyMerge = mergeOnce(
    { base: versions.base, mine: versions.theirs, theirs: versions.mine },
    seenFromOtherSide(decisions),
  );
  const fits = asIMerge.tree !== null && asTheyMerge.tree !== null;
  const kinds = fits
    ? unitedKinds(asIMerge.conflicts, asTheyMerge.conflicts)
    : kindsWhenNothingFits(from, decisions);
  return {
    tree: fits && asIMerge.tree !== null ? asIMerge.tree : [...mine],
    conflicts: Array.from(kinds, ([id, kind]) => ({
      id,
      kind,
      base: findBlock(base, id),
      mine: findBlock(mine, id),
      theirs: findBlock(theirs, id),
    })),
    from,
    decisions,
  };
}

/** The gravest first: what a block is asked about when it is contested in more than one way. */
const GRAVITY: readonly BlockConflictKind[] = [
  'changed-and-removed',
  'both-added',
  'both-changed',
  'both-moved',
  'moved-into-each-other',
];

function unitedKinds(
  a: ReadonlyMap<string, BlockConflictKind>,
  b: ReadonlyMap<string, BlockConflictKind>,
): ReadonlyMap<string, BlockConflictKind> {
  const united = new Map(a);
  for (const [id, kind] of b) {
    const other = united.get(id);
    if (other === undefined || GRAVITY.indexOf(kind) < GRAVITY.indexOf(other)) united.set(id, kind);
  }
  return united;
}

function kindsWhenNothingFits(
  { base, mine, theirs }: TreesToMerge,
  decisions: Decisions,
): ReadonlyMap<string, BlockConflictKind> {
  const touched = [...compareTrees(base, mine), ...compareTrees(base, theirs)].map((change) => change.id);
  const undecided = touched.filter((id) => !decisions.has(id));
  // All decided, and still no valid tree: those that could give in are asked about again.
  const open =
    undecided.length > 0 ? undecided : touched.filter((id) => decisions.get(id)?.choice !== 'mine');
  return new Map(open.map((id) => [id, 'does-not-fit']));
}
