import { type RichElement, type RichNode, readRichText, writeRichText } from '@brandpost/cms-blocks/editing';
import type { JSONContent } from '@tiptap/core';

type Mark = NonNullable<JSONContent['marks']>[number];
type Tag = RichElement['tag'];

const MARK_OF_TAG: Readonly<Partial<Record<Tag, string>>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
};
const TAG_OF_MARK: Readonly<Record<string, Tag>> = { bold: 'strong', italic: 'em', link: 'a' };
const NODE_OF_TAG: Readonly<Partial<Record<Tag, string>>> = {
  p: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
};
const TAG_OF_NODE: Readonly<Record<string, Tag>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
/** Outermost first, so that a link stays one link when part of it is bold. */
const MARK_ORDER = ['link', 'bold', 'italic'];

/** Rich text as the text editor holds it. Nothing is parsed by the browser: Trusted Types refuse that. */
export function docFromHtml(html: string): JSONContent {
  const content = blocksFrom(readRichText(html));
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

/** What the text editor holds, written as the server's sanitiser writes it; empty paragraphs are left out. */
export function htmlFromDoc(doc: JSONContent): string {
  return writeRichText(readRichText(writeRichText((doc.content ?? []).flatMap(richFrom))));
}

function blocksFrom(nodes: readonly RichNode[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let line: JSONContent[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line });
    line = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? null : blockFrom(node);
    if (block === null) line.push(...inlineFrom(node, []));
    else {
      endLine();
      blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

function blockFrom({ tag, children }: RichElement): JSONContent | null {
  if (tag === 'p') return { type: 'paragraph', content: children.flatMap((child) => inlineFrom(child, [])) };
  if (/^h\d$/.test(tag)) {
    const content = children.flatMap((child) => inlineFrom(child, []));
    return { type: 'heading', attrs: { level: Number(tag[1]) }, content };
  }
  const type = NODE_OF_TAG[tag];
  if (type === undefined) return null;
  const content = blocksFrom(children);
  const needsParagraph = type === 'listItem' && content[0]?.type !== 'paragraph';
  return { type, content: needsParagraph ? [{ type: 'paragraph' }, ...content] : content };
}

function inlineFrom(node: RichNode, marks: readonly Mark[]): JSONContent[] {
  if (typeof node === 'string') return node === '' ? [] : [{ type: 'text', text: node, marks: [...marks] }];
  if (node.tag === 'br') return [{ type: 'hardBreak' }];
  const mark = markFrom(node);
  const within = mark === null ? marks : [...marks.filter(({ type }) => type !== mark.type), mark];
  return node.children.flatMap((child) => inlineFrom(child, within));
}

function markFrom({ tag, href, opensNewTab }: RichElement): Mark | null {
  if (tag === 'a' && href !== null) return { type: 'link', attrs: { href, opensNewTab } };
  const type = MARK_OF_TAG[tag];
  return type === undefined ? null : { type };
}

function richFrom(node: JSONContent): RichNode[] {
  if (node.type === 'text') return [node.text ?? ''];
  if (node.type === 'hardBreak') return [element('br', [])];
  const tag = node.type === 'heading' ? (`h${node.attrs?.level}` as Tag) : TAG_OF_NODE[node.type ?? ''];
  if (tag === undefined) return [];
  const content = node.content ?? [];
  if (tag === 'li') return [element(tag, itemContent(content))];
  const isLine = tag === 'p' || node.type === 'heading';
  return [element(tag, isLine ? lineFrom(content, 0) : content.flatMap(richFrom))];
}

/** The first line of an item stands in it without a paragraph, as editors have always written lists. */
function itemContent([first, ...rest]: readonly JSONContent[]): RichNode[] {
  if (first === undefined) return [];
  const line = first.type === 'paragraph' ? lineFrom(first.content ?? [], 0) : richFrom(first);
  return [...line, ...rest.flatMap(richFrom)];
}

/** Text with marks becomes nested elements; neighbours that share a mark share its element. */
function lineFrom(nodes: readonly JSONContent[], depth: number): RichNode[] {
  const markType = MARK_ORDER[depth];
  if (markType === undefined) return nodes.flatMap(richFrom);
  const line: RichNode[] = [];
  for (let start = 0; start < nodes.length; ) {
    const key = keyOf(nodes[start], markType);
    let end = start + 1;
    while (end < nodes.length && keyOf(nodes[end], markType) === key) end += 1;
    const within = lineFrom(nodes.slice(start, end), depth + 1);
    const mark = nodes[start]?.marks?.find(({ type }) => type === markType);
    const tag = TAG_OF_MARK[markType];
    if (mark === undefined || tag === undefined) line.push(...within);
    else {
      line.push({
        ...element(tag, within),
        href: typeof mark.attrs?.href === 'string' ? mark.attrs.href : null,
        opensNewTab: mark.attrs?.opensNewTab === true,
      });
    }
    start = end;
  }
  return line;
}

function keyOf(node: JSONContent | undefined, markType: string): string {
  const mark = node?.marks?.find(({ type }) => type === markType);
  return mark === undefined ? '' : JSON.stringify([markType, mark.attrs ?? null]);
}

function element(tag: Tag, children: readonly RichNode[]): RichElement {
  return { tag, href: null, opensNewTab: false, children };
}
