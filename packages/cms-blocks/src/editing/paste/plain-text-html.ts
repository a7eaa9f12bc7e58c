import { escapeHtml } from './write-rich-text.ts';

/** Whether what was pasted is a text and no HTML. */
export function isPlainText(pasted: string): boolean {
  return !/<[a-zA-Z/!?]/.test(pasted);
}

/** A plain text as HTML: paragraphs where there are empty lines between, breaks elsewhere. */
export function plainTextHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
