import type { ContentNode } from '@brandpost/domain';
import { shownChildren } from '../operations/shown-children.ts';

/** One line of the tree beside the canvas. */
export type TreeLine = {
  node: ContentNode;
  parentId: string | null;
  /** 1 at the root. */
  level: number;
  place: number;
  count: number;
  /** null where there is nothing to open. */
  isOpen: boolean | null;
};

/** The lines that show: those within a collapsed one do not. */
export function treeLines(
  nodes: readonly ContentNode[],
  collapsed: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): TreeLine[] {
  return nodes.flatMap((node, index) => {
    const children = shownChildren(node);
    const isOpen = children.length === 0 ? null : !collapsed.has(node.id);
    const line = { node, parentId, level, place: index + 1, count: nodes.length, isOpen };
    return [line, ...(isOpen === true ? treeLines(children, collapsed, level + 1, node.id) : [])];
  });
}

/** The next line whose label begins as typed, from the one after the present on, around the end. */
export function lineByTyping(labels: readonly string[], from: number, typed: string): number | null {
  const wanted = typed.toLocaleLowerCase('sv');
  for (let step = 1; step <= labels.length; step++) {
    const at = (from + step) % labels.length;
    if (labels[at]?.toLocaleLowerCase('sv').startsWith(wanted)) return at;
  }
  return null;
}
