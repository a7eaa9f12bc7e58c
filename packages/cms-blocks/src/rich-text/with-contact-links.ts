import { contactLinks } from './contact-links.ts';
import type { RichNode } from './read-rich-text.ts';

/** Within a line: the words before go on. */
const INLINE_TAGS: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i']);
/** A link has its address, and a heading is no place for one. */
const UNTOUCHED_TAGS: ReadonlySet<string> = new Set(['a', 'h2', 'h3', 'h4', 'h5']);

/** @returns the same rich text, where the telephone numbers and addresses that are not links yet have become so */
export function withContactLinks(nodes: readonly RichNode[]): RichNode[] {
  return linked(nodes, { before: '' });
}

/** @param line the words of the line so far, which go on from one piece of it to the next */
function linked(nodes: readonly RichNode[], line: { before: string }): RichNode[] {
  return nodes.flatMap((node): RichNode | RichNode[] => {
    if (typeof node === 'string') {
      const parts = contactLinks(node, line.before);
      line.before += node;
      return parts.map(({ text, href }) =>
        href === null ? text : { tag: 'a', href, opensNewTab: false, children: [text] },
      );
    }
    if (UNTOUCHED_TAGS.has(node.tag)) {
      line.before += wordsOf(node.children);
      return node;
    }
    const children = linked(node.children, INLINE_TAGS.has(node.tag) ? line : { before: '' });
    return { ...node, children };
  });
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}
