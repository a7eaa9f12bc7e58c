import { blockOfType, newBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** What a new block of a type holds, so that nobody begins with a row without columns. */
const WITHIN: Readonly<Record<string, readonly { type: string; props?: Record<string, unknown> }[]>> = {
  row: [{ type: 'col' }, { type: 'col' }],
  accordion: [{ type: 'html' }],
  table: [
    { type: 'table-heading', props: { headings: '|' } },
    { type: 'table-row', props: { items: '|' } },
  ],
};

/** A new block as the editor adds it. @returns null for an unknown type */
export function newContent(type: string, newId: () => string): ContentNode | null {
  const block = blockOfType(type);
  if (block === null) return null;
  const node = newBlock(block, newId());
  const children = (WITHIN[type] ?? []).flatMap((within) => {
    const child = newContent(within.type, newId);
    return child === null ? [] : [{ ...child, props: { ...child.props, ...within.props } }];
  });
  return { ...node, children };
}
