import type { Editor } from '@tiptap/core';
import type { LinkDraft } from './link-dialog.tsx';

/** The link that the caret stands in, or the words that are to be one. */
export function linkAt(editor: Editor): LinkDraft {
  editor.chain().extendMarkRange('link').run();
  const { from, to } = editor.state.selection;
  const { href, opensNewTab } = editor.getAttributes('link');
  return {
    text: editor.state.doc.textBetween(from, to, ' '),
    href: typeof href === 'string' ? href : '',
    opensNewTab: opensNewTab === true,
  };
}

/** Makes the words that are chosen a link. */
export function saveLink(editor: Editor, { text, href, opensNewTab }: LinkDraft): void {
  const { from, to } = editor.state.selection;
  const attrs = { href, opensNewTab };
  if (editor.state.doc.textBetween(from, to, ' ').trim() === text) {
    editor.chain().setMark('link', attrs).setTextSelection(to).run();
    return;
  }
  const words = { type: 'text', text, marks: [{ type: 'link', attrs }] };
  editor.chain().insertContentAt({ from, to }, words).run();
}
