import type { ContentNode } from '@brandpost/domain';
import type { Block } from './block.ts';

/** A new block with its initial props and no children. */
export function newBlock(block: Block, id: string): ContentNode {
  return { id, type: block.type, version: block.version, props: { ...block.initial() }, children: [] };
}
