import type { ContentNode } from '@brandpost/domain';
import { isValidTree } from '../../tree/check-tree.ts';
import { type Decision, type Decisions, sideOf } from './decision.ts';
import { isChanged, mergeBlock } from './merge-block.ts';
import { type MergedPlace, mergePlaces } from './merge-places.ts';
import { childIds, otherSide, type Side, type Versions } from './versions.ts';

/** What two people did to one block that cannot both be so. */
export type BlockConflictKind =
  | 'changed-and-removed'
  | 'both-added'
  | 'both-changed'
  | 'both-moved'
  | 'moved-into-each-other'
  | 'does-not-fit';

type MergedOnce = {
  /** null when what came out is no valid tree. */
  readonly tree: ContentNode[] | null;
  /** Not yet decided, by the block's id. */
  readonly conflicts: ReadonlyMap<string, BlockConflictKind>;
};

/** Merges two trees as one of the two sees it: what is contested is as decided, or mine. */
export function mergeOnce(versions: Versions, decisions: Decisions): MergedOnce {
  const conflicts = new Map<string, BlockConflictKind>();
  const contest = (id: string, kind: BlockConflictKind) => {
    if (!decisions.has(id) && !conflicts.has(id)) conflicts.set(id, kind);
  };
  const left = blocksLeft(versions, decisions, contest);
  const blocks = new Map<string, ContentNode>();
  for (const id of left) {
    const base = versions.base.get(id)?.node;
    const mine = versions.mine.places.get(id)?.node;
    const theirs = versions.theirs.places.get(id)?.node;
    const only = mine ?? theirs;
    if (only === undefined) continue;
    if (mine === undefined || theirs === undefined) {
      blocks.set(id, only);
      continue;
    }
    const { block, isContested } = mergeBlock({ base, mine, theirs }, decisions.get(id));
    if (isContested) contest(id, base === undefined ? 'both-added' : 'both-changed');
    blocks.set(id, block);
  }
  const places = mergePlaces(versions, left, decisions, contest);
  const { tree, count } = build(versions, blocks, places, decisions);
  return { tree: count === left.size && isValidTree(tree) ? tree : null, conflicts };
}

function blocksLeft(
  versions: Versions,
  decisions: Decisions,
  contest: (id: string, kind: BlockConflictKind) => void,
): ReadonlySet<string> {
  const { mine, theirs } = versions;
  const left = new Set([...mine.places.keys(), ...theirs.places.keys()]);
  const units = [...removedUnits(versions, 'mine'), ...removedUnits(versions, 'theirs')];
  const inUnit = new Set(units.flatMap((unit) => unit.ids));
  for (const unit of units) {
    if (unit.isTouched) contest(unit.id, 'changed-and-removed');
    if (stays(unit, decisions.get(unit.id))) continue;
    for (const id of unit.ids) if (!(mine.places.has(id) && theirs.places.has(id))) left.delete(id);
  }
  for (const [id, decision] of decisions) {
    const isInBoth = mine.places.has(id) && theirs.places.has(id);
    if (!decision.isWhole || decision.choice === 'both' || isInBoth || inUnit.has(id)) continue;
    if (!versions[sideOf(decision)].places.has(id)) left.delete(id);
  }
  return left;
}

/** Until somebody decides, a removal of mine stands unless it would take along what they put there. */
function stays(unit: RemovedUnit, decision: Decision | undefined): boolean {
  if (decision !== undefined) return decision.choice === 'both' || decision.choice === unit.keptBy;
  return unit.isTouched && (unit.keptBy === 'mine' || unit.holdsMore);
}

function build(
  versions: Versions,
  blocks: ReadonlyMap<string, ContentNode>,
  places: ReadonlyMap<string, MergedPlace>,
  decisions: Decisions,
): { tree: ContentNode[]; count: number } {
  const idsIn = new Map<string | null, Set<string>>();
  for (const [id, { parentId }] of places) {
    const siblings = idsIn.get(parentId);
    if (siblings === undefined) idsIn.set(parentId, new Set([id]));
    else siblings.add(id);
  }
  let count = 0;
  const childrenIn = (parentId: string | null): ContentNode[] => {
    const ids = idsIn.get(parentId);
    if (ids === undefined) return [];
    return mergeOrder(versions, parentId, ids, places).flatMap((id) => {
      const block = blocks.get(id);
      if (block === undefined) return [];
      count += 1;
      const copy = decisions.get(id)?.copy ?? null;
      return [{ ...block, children: childrenIn(id) }, ...(copy === null ? [] : [copy])];
    });
  };
  return { tree: childrenIn(null), count };
}

/**
 * The order of siblings: theirs, into which what I placed goes after the sibling that it followed in mine, of those
 * that they did not move.
 * @param ids those that stand there in the merged tree
 */
function mergeOrder(
  { mine, theirs }: Versions,
  parentId: string | null,
  ids: ReadonlySet<string>,
  places: ReadonlyMap<string, MergedPlace>,
): string[] {
  const sideOf = (id: string) => places.get(id)?.side;
  const order = childIds(theirs, parentId).filter((id) => ids.has(id) && sideOf(id) !== 'mine');
  const inMine = childIds(mine, parentId).filter((id) => ids.has(id));
  for (const [at, id] of inMine.entries()) {
    if (sideOf(id) !== 'mine') continue;
    const before = inMine.slice(0, at).findLast((other) => sideOf(other) !== 'theirs');
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return [...order, ...[...ids].filter((id) => !order.includes(id))];
}

/** A block that one removed and the other still has, with all that it holds: it stays or goes as a whole. */
type RemovedUnit = {
  /** Id of the outermost block. */
  readonly id: string;
  readonly keptBy: Side;
  readonly ids: readonly string[];
  /** Whether who kept it changed, moved, added or put in any of it. */
  readonly isTouched: boolean;
  /** Whether who kept it put something in it that would go with it: new, or moved there from elsewhere. */
  readonly holdsMore: boolean;
};

/** The blocks that one of the two still has and the other removed. */
function removedUnits({ base, ...versions }: Versions, keptBy: Side): RemovedUnit[] {
  const kept = versions[keptBy];
  const others = versions[otherSide(keptBy)].places;
  const units: { id: string; keptBy: Side; ids: string[]; isTouched: boolean; holdsMore: boolean }[] = [];
  const unitOf = new Map<string | null, (typeof units)[number]>();
  for (const [id, { node, parentId }] of kept.places) {
    const was = base.get(id);
    let unit = unitOf.get(parentId);
    if (unit === undefined) {
      if (was === undefined || others.has(id)) continue;
      unit = { id, keptBy, ids: [], isTouched: false, holdsMore: false };
      units.push(unit);
    }
    unitOf.set(id, unit);
    unit.ids.push(id);
    const hasMoved = kept.moved.has(id);
    const isPutIn = was === undefined || (others.has(id) && hasMoved);
    if (isPutIn) unit.holdsMore = true;
    if (isPutIn || (!others.has(id) && (hasMoved || isChanged(was.node, node)))) unit.isTouched = true;
  }
  return units;
}
