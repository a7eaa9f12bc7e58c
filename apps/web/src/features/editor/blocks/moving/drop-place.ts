import { findBlock, mayContain } from '@brandpost/cms-blocks';
import { type BlockPlace, moveBlockTo } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { isContainer } from '../operations/shown-children.ts';

/** Which part of a block something is held over. */
export type DropEdge = 'before' | 'after' | 'inside';

/**
 * Where a block comes when it is dropped at an edge of another, counted without itself as `moveBlockTo` counts.
 * @returns null where it may not stand, and where it stands already
 */
export function dropPlace(
  tree: readonly ContentNode[],
  id: string,
  targetId: string,
  edge: DropEdge,
): BlockPlace | null {
  const moving = findBlock(tree, id);
  const target = findBlock(tree, targetId);
  if (moving === null || target === null || id === targetId) return null;
  const siblings = edge === 'inside' ? target.node.children : (target.parent?.children ?? tree);
  const others = siblings.filter((sibling) => sibling.id !== id);
  const parentId = edge === 'inside' ? target.node.id : target.parent?.id;
  const at = others.findIndex((sibling) => sibling.id === targetId);
  const index = edge === 'inside' ? others.length : edge === 'before' ? at : at + 1;
  const place: BlockPlace = { ...(parentId === undefined ? {} : { parentId }), index };
  if (moving.parent?.id === parentId && moving.index === index) return null;
  return moveBlockTo(tree, id, place).ok ? place : null;
}

/** The edge for a pointer over a block, by how far down it is; what may hold the block takes it in its middle. */
export function edgeAt(part: number, mayHold: boolean): DropEdge {
  if (mayHold && part > 0.25 && part < 0.75) return 'inside';
  return part < 0.5 ? 'before' : 'after';
}

/** Whether a block may hold another. */
export function mayHold(tree: readonly ContentNode[], targetId: string, id: string): boolean {
  const target = findBlock(tree, targetId);
  const moving = findBlock(tree, id);
  if (target === null || moving === null) return false;
  return isContainer(target.node.type) && mayContain(target.node.type, moving.node.type);
}
