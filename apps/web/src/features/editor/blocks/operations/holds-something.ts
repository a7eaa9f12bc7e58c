import { readLinkIds } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { blockWords } from './block-label.ts';

/** Whether something would be lost with a block: words, a picture, documents, links, or blocks that hold such. */
export function holdsSomething(node: ContentNode): boolean {
  return (
    blockWords(node) !== '' ||
    (node.type === 'e-service' && readLinkIds(node.props.linkIds).length > 0) ||
    (node.type === 'card' &&
      ['imgSrc', 'buttonLabel', 'buttonUrl'].some((name) => Boolean(node.props[name]))) ||
    node.children.some(holdsSomething) ||
    node.children.some(({ props }) => /[^|\s]/.test(String(props.items ?? props.headings ?? '')))
  );
}
