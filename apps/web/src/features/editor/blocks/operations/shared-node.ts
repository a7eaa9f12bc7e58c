import { newBlock, sharedBlock, withSharedContent } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import type { KnownShared } from '../editor-sources.ts';

/** A block that shows a shared one, with what it holds now. */
export function sharedNode({ id, content }: KnownShared, nodeId: string): ContentNode {
  const node = { ...newBlock(sharedBlock, nodeId), props: { sharedId: String(id) } };
  return withSharedContent([node], new Map([[id, content]]))[0] ?? node;
}
