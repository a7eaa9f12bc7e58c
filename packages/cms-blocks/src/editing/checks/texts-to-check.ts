import { readableTextsOf } from '../../node-texts.ts';
import { type RichNode, readRichText } from '../../rich-text/read-rich-text.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import { textOfRichNode } from './text-of-rich-node.ts';

/** A text that visitors read in one piece: a paragraph, an item of a list, a title. */
export type ReadText = {
  /** null for the texts of the post itself. */
  readonly blockId: string | null;
  readonly text: string;
};

/** The texts that are judged for how they read, in reading order. */
export function textsToCheck({ tree, post }: CheckedContent): ReadText[] {
  const own = [
    post.title,
    post.excerpt ?? '',
    ...(post.blurbs ?? []).flatMap(({ title, text }) => [title, text]),
  ];
  const texts: ReadText[] = own.map((text) => ({ blockId: null, text }));
  for (const { node } of walkTree(tree)) {
    const found = readableTextsOf(node).flatMap((text) =>
      typeof text === 'string' ? [text] : paragraphsIn(readRichText(text.html)),
    );
    texts.push(...found.map((text) => ({ blockId: node.id, text })));
  }
  return texts.filter(({ text }) => text.trim() !== '');
}

const HOLDS_PARAGRAPHS: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote', 'p']);

/** An item that holds a list is a text of its own, without the list. */
function paragraphsIn(nodes: readonly RichNode[]): string[] {
  const paragraphs: string[] = [];
  let inline = '';
  const endInline = () => {
    if (inline.trim() !== '') paragraphs.push(inline);
    inline = '';
  };
  for (const node of nodes) {
    if (typeof node === 'object' && HOLDS_PARAGRAPHS.has(node.tag)) {
      endInline();
      paragraphs.push(...paragraphsIn(node.children));
    } else if (typeof node === 'object' && /^h\d$/.test(node.tag)) {
      endInline();
      paragraphs.push(textOfRichNode(node));
    } else inline += textOfRichNode(node);
  }
  endInline();
  return paragraphs;
}
