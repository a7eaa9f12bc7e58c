import type { RichElement, RichNode } from '../../rich-text/read-rich-text.ts';

/** The text of a part of rich text. */
export function textOfRichNode(node: RichNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '\n' : node.children.map(textOfRichNode).join('');
}

/** Every element of rich text with one of these tags, in reading order. */
export function elementsOf(nodes: readonly RichNode[], tags: ReadonlySet<string>): RichElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(tags.has(node.tag) ? [node] : []), ...elementsOf(node.children, tags)];
  });
}
