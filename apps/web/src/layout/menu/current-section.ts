import type { PageTreeNode } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import type { MenuPage } from '../../queries/pages.ts';

type Section = PageTreeNode<MenuPage>;

/** The section of the menu that a page is in: its own page, or one beneath it. @param pathname of the page */
export function currentSection(sections: readonly Section[], pathname: string): Section | null {
  return sections.find((section) => holds(section, pathname)) ?? null;
}

function holds({ page, children }: Section, pathname: string): boolean {
  return isHere(page, pathname) || children.some((child) => holds(child, pathname));
}

/** Whether a page of the menu is the one that is read, also with another one shown beside it (`/sida/a/b`). */
export function isHere(page: MenuPage, pathname: string): boolean {
  const path = paths.post(page);
  return pathname === path || pathname.startsWith(`${path}/`);
}
