import { buildPageTree, findInTree, trailTo } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import type { MenuPage } from '../../queries/pages.ts';

/** Where a page stands: the way down to it and the pages beside and below it. */
export type PageContext = {
  trail: { title: string; path: string }[];
  related: MenuPage[];
};

/** Reads a page's place from the tree of all pages; a page outside the tree has none. */
export function pageContextOf(pages: readonly MenuPage[], slug: string): PageContext {
  const tree = buildPageTree(pages);
  const ancestors = trailTo(tree, slug).slice(0, -1);
  const parent = ancestors.at(-1);
  const siblings = parent === undefined ? [] : (findInTree(tree, parent.slug)?.children ?? []);
  const children = findInTree(tree, slug)?.children ?? [];
  return {
    trail: ancestors.map((page) => ({ title: page.title, path: paths.post(page) })),
    related: [...children, ...siblings].map(({ page }) => page).filter((page) => page.slug !== slug),
  };
}
