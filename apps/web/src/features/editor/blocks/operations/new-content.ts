import { blockOfType, newBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** A new block as the editor adds it. @returns null for an unknown type */
export function newContent(type: string, newId: () => string): ContentNode | null {
  const block = blockOfType(type);
  if (block === null) return null;
  const node = newBlock(block, newId());
  const children = (block.initialChildren ?? []).flatMap((within) => {
    const child = newContent(within.type, newId);
    return child === null ? [] : [{ ...child, props: { ...child.props, ...within.props } }];
  });
  return { ...node, children };
}
