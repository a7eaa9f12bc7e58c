import type { ContentNode } from '@brandpost/domain';
import { walkTree } from './walk-tree.ts';

/** Every block of a tree by its id, in reading order. */
export type TreePlaces = ReadonlyMap<string, TreePlace>;

type TreePlace = {
  readonly node: ContentNode;
  /** null at the root. */
  readonly parentId: string | null;
};

export function treePlaces(tree: readonly ContentNode[]): TreePlaces {
  return new Map(
    Array.from(walkTree(tree), ({ node, parent }) => [node.id, { node, parentId: parent?.id ?? null }]),
  );
}
