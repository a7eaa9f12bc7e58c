import type { PastedElement, PastedNode } from './parse-pasted.ts';
import { isHidden } from './pasted-style.ts';

const BREAKS: ReadonlySet<string> = new Set('br p div li tr td th h1 h2 h3 h4 h5 h6'.split(' '));

/** The text of nodes on one line, without what is hidden. */
export function plainTextOf(
  nodes: readonly PastedNode[],
  isLeftOut: (element: PastedElement) => boolean = isHidden,
): string {
  const text = (list: readonly PastedNode[]): string =>
    list
      .map((node) => {
        if (typeof node === 'string') return node;
        if (isLeftOut(node)) return '';
        return BREAKS.has(node.tag) ? ` ${text(node.children)} ` : text(node.children);
      })
      .join('');
  return text(nodes)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
