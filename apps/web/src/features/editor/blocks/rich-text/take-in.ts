import type { Editor } from '@tiptap/core';
import { docFromHtml } from './rich-text-doc.ts';

/**
 * Shows a text that has changed elsewhere: a colleague's words, or an undone step. What stands the same is left alone, so
 * that the caret stays between the words where somebody is writing.
 */
export function takeIn(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = editor.schema.nodeFromJSON(docFromHtml(html));
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Where the same letters stand on both sides of a change, its end is found before its start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [to, nextTo] = [end.a + overlap, end.b + overlap];
  editor.view.dispatch(tr.replace(start, to, next.slice(start, nextTo)).setMeta('preventUpdate', true));
}
