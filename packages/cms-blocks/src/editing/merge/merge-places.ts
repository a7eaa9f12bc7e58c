import { type Decisions, sideOf } from './decision.ts';
import { childIds, otherSide, type Side, type Versions } from './versions.ts';

/** Where a block stands in the merged tree. */
export type MergedPlace = {
  readonly parentId: string | null;
  /** Who put it there; null when it stands where it always stood. */
  readonly side: Side | null;
};

type Contest = (id: string, kind: 'both-moved' | 'moved-into-each-other') => void;

/**
 * A parent for each block that is left. Nothing stands within itself, unless no way to avoid that was found.
 * @param contest is called with blocks that both moved
 */
export function mergePlaces(
  versions: Versions,
  left: ReadonlySet<string>,
  decisions: Decisions,
  contest: Contest,
): Map<string, MergedPlace> {
  const merged = new Map<string, MergedPlace>();
  for (const id of left) {
    const side = sideOfPlace(versions, id, decisions, contest);
    const preferred = side ?? 'mine';
    const usable = [preferred, otherSide(preferred)].find((candidate) => {
      const place = versions[candidate].places.get(id);
      return place !== undefined && (place.parentId === null || left.has(place.parentId));
    });
    merged.set(id, {
      parentId: usable === undefined ? null : (versions[usable].places.get(id)?.parentId ?? null),
      side: usable === preferred ? side : (usable ?? null),
    });
  }
  untangle(merged, versions, decisions, contest);
  return merged;
}

function sideOfPlace(
  { base, mine, theirs }: Versions,
  id: string,
  decisions: Decisions,
  contest: Contest,
): Side | null {
  if (!theirs.places.has(id)) return 'mine';
  if (!mine.places.has(id)) return 'theirs';
  const isAddedByBoth = !base.has(id);
  const hasMine = isAddedByBoth || mine.moved.has(id);
  const hasTheirs = isAddedByBoth || theirs.moved.has(id);
  if (!hasMine && !hasTheirs) return null;

  const decision = decisions.get(id);
  if (decision?.isWhole) return sideOf(decision);
  if (!hasMine) return 'theirs';
  if (!hasTheirs || isSamePlace({ mine, theirs }, id)) return 'mine';
  contest(id, 'both-moved');
  return decision === undefined ? 'mine' : sideOf(decision);
}

/** The same parent, after the same sibling. */
function isSamePlace({ mine, theirs }: Pick<Versions, 'mine' | 'theirs'>, id: string): boolean {
  const [a, b] = [mine, theirs].map((version) => {
    const parentId = version.places.get(id)?.parentId ?? null;
    const siblings = childIds(version, parentId);
    return [parentId, siblings[siblings.indexOf(id) - 1]];
  });
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

/** Where one put A into B and the other B into A, all of them stand as one of the two had them. */
function untangle(
  merged: Map<string, MergedPlace>,
  versions: Versions,
  decisions: Decisions,
  contest: Contest,
) {
  for (let round = 0; round < merged.size; round++) {
    const ring = findRing(merged);
    if (ring === null) return;
    const movers = ring.filter((id) => versions.mine.moved.has(id) || versions.theirs.moved.has(id));
    const decision = movers.map((id) => decisions.get(id)).find((made) => made !== undefined);
    if (decision === undefined) for (const id of movers) contest(id, 'moved-into-each-other');
    const side = decision === undefined ? 'mine' : sideOf(decision);
    for (const id of ring) {
      const place = versions[side].places.get(id);
      if (place !== undefined) merged.set(id, { parentId: place.parentId, side });
    }
  }
}

/** Blocks that stand within each other all the way round, or null. */
function findRing(merged: ReadonlyMap<string, MergedPlace>): string[] | null {
  const cleared = new Set<string>();
  for (const start of merged.keys()) {
    const path: string[] = [];
    for (let id: string | null = start; id !== null && !cleared.has(id); ) {
      const at = path.indexOf(id);
      if (at !== -1) return path.slice(at);
      path.push(id);
      id = merged.get(id)?.parentId ?? null;
    }
    for (const id of path) cleared.add(id);
  }
  return null;
}
