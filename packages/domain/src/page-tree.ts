import { compareSwedish } from '@brandpost/swedish';
import { HIDDEN_SLUG } from './constants.ts';

/** What a page must have to find its place among others. */
export type TreePage = {
  id: number;
  /** 0 or null at the root. */
  parentId: number | null;
  /** Place among its siblings, smallest first; null comes last. Pages that have none at all stand in their order already. */
  order?: number | null;
  slug: string;
  title: string;
};

export type PageTreeNode<Page extends TreePage = TreePage> = { page: Page; children: PageTreeNode<Page>[] };

/**
 * The pages as a tree by parentId, siblings sorted by order and then by title in Swedish. Every page given comes out
 * exactly once: one whose parent is missing goes to the root, and in a ring of parents the page that sorts first does.
 * The same pages give the same tree in whatever order they come. Takes linear time, but for the sorting.
 * Source: SPEC section 2, Header.
 */
export function buildPageTree<Page extends TreePage>(pages: readonly Page[]): PageTreeNode<Page>[] {
  const nodes = pages.map((page): PageTreeNode<Page> => ({ page, children: [] })).sort(bySiblingOrder);
  const nodeById = new Map<number, PageTreeNode<Page>>();
  for (const node of nodes) if (!nodeById.has(node.page.id)) nodeById.set(node.page.id, node);

  const roots: PageTreeNode<Page>[] = [];
  const cutLoose = firstOfEachRing(nodes, nodeById);
  for (const node of nodes) {
    const parent = cutLoose.has(node) ? undefined : parentOf(node, nodeById);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/**
 * The tree as the menu shows it: without the start page. Pages below the start page take its place, so that none is
 * out of reach. The tree given is left as it is. Source: SPEC section 2, Header.
 */
export function menuOf<Page extends TreePage>(tree: readonly PageTreeNode<Page>[]): PageTreeNode<Page>[] {
  const menu: PageTreeNode<Page>[] = [];
  const pending: { from: readonly PageTreeNode<Page>[]; into: PageTreeNode<Page>[] }[] = [
    { from: tree, into: menu },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const { page, children } of withoutStartPage(next.from)) {
      const copy: PageTreeNode<Page> = { page, children: [] };
      next.into.push(copy);
      pending.push({ from: children, into: copy.children });
    }
  }
  return menu;
}

/** The page with a slug and all above it, topmost first; empty when there is no such page. */
export function trailTo<Page extends TreePage>(tree: readonly PageTreeNode<Page>[], slug: string): Page[] {
  const trail: Page[] = [];
  for (let step = stepTo(tree, slug); step !== null; step = step.above) trail.unshift(step.node.page);
  return trail;
}

/** The node of the page with a slug; null when there is none. */
export function findInTree<Page extends TreePage>(
  tree: readonly PageTreeNode<Page>[],
  slug: string,
): PageTreeNode<Page> | null {
  return stepTo(tree, slug)?.node ?? null;
}

/** Every page of the tree, each right before those below it. */
export function pagesInOrder<Page extends TreePage>(tree: readonly PageTreeNode<Page>[]): Page[] {
  const pages: Page[] = [];
  const pending = tree.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    pages.push(node.page);
    pending.push(...node.children.toReversed());
  }
  return pages;
}

type Step<Page extends TreePage> = { node: PageTreeNode<Page>; above: Step<Page> | null };

/** Depth first in menu order, without recursion: trees may be deeper than the stack. */
function stepTo<Page extends TreePage>(tree: readonly PageTreeNode<Page>[], slug: string): Step<Page> | null {
  const pending = tree.map((node): Step<Page> => ({ node, above: null })).reverse();
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    if (step.node.page.slug === slug) return step;
    for (const child of step.node.children.toReversed()) pending.push({ node: child, above: step });
  }
  return null;
}

function* withoutStartPage<Page extends TreePage>(
  siblings: readonly PageTreeNode<Page>[],
): Generator<PageTreeNode<Page>> {
  const pending = siblings.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.page.slug === HIDDEN_SLUG) pending.push(...node.children.toReversed());
    else yield node;
  }
}

/** Expects sorted nodes, so that the first one of a ring to be met is the first of it. */
function firstOfEachRing<Page extends TreePage>(
  nodes: readonly PageTreeNode<Page>[],
  nodeById: ReadonlyMap<number, PageTreeNode<Page>>,
): ReadonlySet<PageTreeNode<Page>> {
  const place = new Map(nodes.map((node, index) => [node, index]));
  const walkOf = new Map<PageTreeNode<Page>, number>();
  const firsts = new Set<PageTreeNode<Page>>();
  nodes.forEach((start, walk) => {
    let node: PageTreeNode<Page> | undefined = start;
    while (node !== undefined && !walkOf.has(node)) {
      walkOf.set(node, walk);
      node = parentOf(node, nodeById);
    }
    if (node === undefined || walkOf.get(node) !== walk) return;
    let first = node;
    for (let member = parentOf(node, nodeById); member !== undefined && member !== node; ) {
      if ((place.get(member) ?? 0) < (place.get(first) ?? 0)) first = member;
      member = parentOf(member, nodeById);
    }
    firsts.add(first);
  });
  return firsts;
}

function parentOf<Page extends TreePage>(
  { page }: PageTreeNode<Page>,
  nodeById: ReadonlyMap<number, PageTreeNode<Page>>,
): PageTreeNode<Page> | undefined {
  return page.parentId === null ? undefined : nodeById.get(page.parentId);
}

function bySiblingOrder(a: PageTreeNode, b: PageTreeNode): number {
  if (a.page.order === undefined || b.page.order === undefined) return 0;
  const orderA = a.page.order ?? Number.POSITIVE_INFINITY;
  const orderB = b.page.order ?? Number.POSITIVE_INFINITY;
  if (orderA !== orderB) return orderA < orderB ? -1 : 1;
  return compareSwedish(a.page.title, b.page.title) || a.page.id - b.page.id;
}
