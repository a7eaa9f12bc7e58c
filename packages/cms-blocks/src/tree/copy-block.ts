import type { ContentNode } from '@brandpost/domain';

/**
 * A copy of a block and of all that it holds, every block with an id of its own.
 * @param newId gives a new, unique id each time
 */
export function copyBlock(block: ContentNode, newId: () => string): ContentNode {
  return {
    ...block,
    id: newId(),
    props: { ...block.props },
    children: block.children.map((child) => copyBlock(child, newId)),
  };
}
