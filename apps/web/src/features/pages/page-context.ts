import { buildPageTree, findInTree, type Post, trailTo } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import type { MenuPage } from '../../queries/pages.ts';

/** Where a page stands: the way down to it and the pages right below it. */
export type PageContext = {
  trail: { title: string; path: string }[];
  pagesBelow: MenuPage[];
};

/** Reads a page's place from the tree of all pages; a version stands below its page, a page outside the tree has none. */
export function pageContextOf(
  pages: readonly MenuPage[],
  { slug, translationOfId }: Pick<Post, 'slug' | 'translationOfId'>,
): PageContext {
  const original = pages.find(({ id }) => id === translationOfId);
  if (original !== undefined) return contextOfVersion(pages, original);
  const tree = buildPageTree(pages);
  const ancestors = trailTo(tree, slug).slice(0, -1);
  const children = findInTree(tree, slug)?.children ?? [];
  return {
    trail: ancestors.map((page) => ({ title: page.title, path: paths.post(page) })),
    pagesBelow: children.map(({ page }) => page),
  };
}

/** Its neighbours are in another language. */
function contextOfVersion(pages: readonly MenuPage[], original: MenuPage): PageContext {
  const trail = trailTo(buildPageTree(pages), original.slug);
  return { trail: trail.map((page) => ({ title: page.title, path: paths.post(page) })), pagesBelow: [] };
}
