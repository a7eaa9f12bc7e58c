import { findBlock, mayContain } from '@brandpost/cms-blocks';
import type { BlockPlace } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { isContainer } from './shown-children.ts';

/**
 * Where a block that is pasted goes: into the active block, else after it or after the nearest block around it beside
 * which it may stand, else last on the page.
 * @returns null where it may stand nowhere there
 */
export function placeForNew(
  tree: readonly ContentNode[],
  activeId: string | null,
  type: string,
): BlockPlace | null {
  let found = activeId === null ? null : findBlock(tree, activeId);
  if (found !== null && isContainer(found.node.type) && mayContain(found.node.type, type)) {
    return { parentId: found.node.id, index: found.node.children.length };
  }
  while (found !== null) {
    if (mayContain(found.parent?.type ?? null, type)) {
      return { ...(found.parent === null ? {} : { parentId: found.parent.id }), index: found.index + 1 };
    }
    found = found.parent === null ? null : findBlock(tree, found.parent.id);
  }
  return mayContain(null, type) ? { index: tree.length } : null;
}

/** The place right after a block; last on the page where it is not there. */
export function placeAfter(tree: readonly ContentNode[], id: string | null): BlockPlace {
  const found = id === null ? null : findBlock(tree, id);
  if (found === null) return { index: tree.length };
  return { ...(found.parent === null ? {} : { parentId: found.parent.id }), index: found.index + 1 };
}
