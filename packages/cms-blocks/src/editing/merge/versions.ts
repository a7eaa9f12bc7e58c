import type { ContentNode } from '@brandpost/domain';
import { movedIds } from '../../tree/moved-ids.ts';
import { type TreePlaces, treePlaces } from '../../tree/tree-places.ts';

export type Side = 'mine' | 'theirs';

/** One of the two trees that are merged. */
export type Version = {
  readonly tree: readonly ContentNode[];
  readonly places: TreePlaces;
  /** Blocks that stand elsewhere than in the base. */
  readonly moved: ReadonlySet<string>;
};

export type Versions = { readonly base: TreePlaces; readonly mine: Version; readonly theirs: Version };

export function versionsOf(
  base: readonly ContentNode[],
  mine: readonly ContentNode[],
  theirs: readonly ContentNode[],
): Versions {
  const basePlaces = treePlaces(base);
  const versionOf = (tree: readonly ContentNode[]): Version => {
    const places = treePlaces(tree);
    return { tree, places, moved: movedIds(basePlaces, places) };
  };
  return { base: basePlaces, mine: versionOf(mine), theirs: versionOf(theirs) };
}

export function otherSide(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

/** Ids of a block's children, or of the root's; none where the block is not there. */
export function childIds({ tree, places }: Version, parentId: string | null): string[] {
  const children = parentId === null ? tree : (places.get(parentId)?.node.children ?? []);
  return children.map((child) => child.id);
}
