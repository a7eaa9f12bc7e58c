import { isChanged } from './merge-block.ts';
import { otherSide, type Side, type Versions } from './versions.ts';

/** A block that one removed and the other still has, with all that it holds: it stays or goes as a whole. */
export type RemovedUnit = {
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
export function removedUnits({ base, ...versions }: Versions, keptBy: Side): RemovedUnit[] {
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
