import type { ContentNode } from '@brandpost/domain';
import { walkTree } from './walk-tree.ts';

/** Levels that a block takes up: 1 without children. */
export function subtreeHeight(block: ContentNode): number {
  let height = 1;
  for (const { depth } of walkTree([block])) height = Math.max(height, depth);
  return height;
}
