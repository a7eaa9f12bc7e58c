import type { ContentNode } from '@brandpost/domain';
import { TREE_LIMITS } from '../limits.ts';
import { mayContain } from '../registry.ts';
import type { BlockPlace } from './block-place.ts';
import { findBlock } from './find-block.ts';
import { sealedIds } from './sealed-ids.ts';
import { subtreeHeight } from './subtree-height.ts';
import { walkTree } from './walk-tree.ts';

/** A block of the tree that is to move, or the type of one that is to be added. */
export type PlaceSeeker = { readonly id: string } | { readonly type: string };

/**
 * Every place where a block may stand: first those at the root, then those in each block in reading order. For a block
 * of the tree they are counted without it, as `moveBlockTo` does, and its present place is among them.
 * @returns none for an unknown id or type, or for a new block in a tree that is full
 */
export function placesFor(tree: readonly ContentNode[], seeker: PlaceSeeker): BlockPlace[] {
  const moving = 'id' in seeker ? (findBlock(tree, seeker.id)?.node ?? null) : null;
  const type = 'type' in seeker ? seeker.type : moving?.type;
  if (type === undefined) return [];
  const height = moving === null ? 1 : subtreeHeight(moving);
  const within = new Set(moving === null ? [] : Array.from(walkTree([moving]), ({ node }) => node.id));

  const places = mayContain(null, type) ? placesAmong(tree, moving) : [];
  const sealed = sealedIds(tree);
  let count = 0;
  for (const { node, depth } of walkTree(tree)) {
    count += 1;
    if (within.has(node.id) || !mayContain(node.type, type) || sealed.has(node.id)) continue;
    if (depth + height > TREE_LIMITS.maxDepth) continue;
    places.push(...placesAmong(node.children, moving).map((place) => ({ parentId: node.id, ...place })));
  }
  return moving === null && count >= TREE_LIMITS.maxNodes ? [] : places;
}

function placesAmong(siblings: readonly ContentNode[], moving: ContentNode | null): { index: number }[] {
  const others = siblings.filter((sibling) => sibling.id !== moving?.id).length;
  return Array.from({ length: others + 1 }, (_, index) => ({ index }));
}
