import { type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

/** Opens a link of a text no more than an editor does: it is a mark, and leads nowhere here. */
const RichLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, opensNewTab: { default: false } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => ({
        href: link.getAttribute('href'),
        opensNewTab: link.getAttribute('target') === '_blank',
      }),
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: mark.attrs.href, tabindex: '-1' }, 0],
});

/** Ctrl+Enter is the editor's, for a new block. */
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

/** What rich text may hold here: what the server’s sanitiser keeps, and no more. */
export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3, 4, 5] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  LineBreak,
  RichLink,
];
