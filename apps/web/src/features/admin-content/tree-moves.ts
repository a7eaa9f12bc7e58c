import type { PageTreeNode, TreePage } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';

/** Where a page goes: below which other, and before which of those there; null for the last place. */
export type TreePlace = { parentId: number; beforeId: number | null };

/** A page of the tree with all that its moves depend on. */
export type TreeSpot<Page extends TreePage> = {
  page: Page;
  depth: number;
  /** Its siblings in their order, itself among them. */
  siblings: readonly Page[];
  index: number;
  parent: TreeSpot<Page> | null;
};

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** The tree as lines, each page with where it stands. */
export function spotsOf<Page extends TreePage>(
  nodes: readonly PageTreeNode<Page>[],
  parent: TreeSpot<Page> | null = null,
): TreeSpot<Page>[] {
  const siblings = nodes.map(({ page }) => page);
  return nodes.flatMap(({ page, children }, index) => {
    const spot = { page, depth: parent === null ? 0 : parent.depth + 1, siblings, index, parent };
    return [spot, ...spotsOf(children, spot)];
  });
}

/** Where a step leads; null when there is no way. */
export function placeAfter<Page extends TreePage>(spot: TreeSpot<Page>, step: TreeStep): TreePlace | null {
  const { siblings, index, parent } = spot;
  const parentId = parent?.page.id ?? 0;
  const above = siblings[index - 1];
  switch (step) {
    case 'up':
      return above === undefined ? null : { parentId, beforeId: above.id };
    case 'down':
      return siblings[index + 1] === undefined
        ? null
        : { parentId, beforeId: siblings[index + 2]?.id ?? null };
    case 'in':
      return above === undefined ? null : { parentId: above.id, beforeId: null };
    case 'out': {
      if (parent === null) return null;
      const after = parent.siblings[parent.index + 1];
      return { parentId: parent.parent?.page.id ?? 0, beforeId: after?.id ?? null };
    }
  }
}

/** Where a page stands now, so that a move can be taken back. */
export function placeOf<Page extends TreePage>({ siblings, index, parent }: TreeSpot<Page>): TreePlace {
  return { parentId: parent?.page.id ?? 0, beforeId: siblings[index + 1]?.id ?? null };
}

/**
 * What is sent for a move. The last place among those that a page stands among already has to be named by its number:
 * without one it would stay where it is.
 * @param last the page that is last there now, itself left out; undefined where there is none
 */
export function moveBody({ parentId, beforeId }: TreePlace, last: TreePage | undefined): PostBody {
  if (beforeId !== null) return { parentId, orderPostBeforeId: beforeId };
  return last?.order == null ? { parentId } : { parentId, order: last.order + 1 };
}

/** Whether a page would end up below itself. */
export function isBelow<Page extends TreePage>(spot: TreeSpot<Page> | null, id: number): boolean {
  for (let at = spot; at !== null; at = at.parent) if (at.page.id === id) return true;
  return false;
}
