import { parse } from 'node-html-parser';

/** What is longer than this is cut before it is read: no message is a tenth of it. */
const MAX_READ = 50_000;
/** Characters that control something, or turn the direction of text. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** The words of a text, a paragraph a line, without what cannot be seen. It may hold any characters: it is never HTML. */
export function plainText(text: string): string {
  return text
    .slice(0, MAX_READ)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The words of a piece of HTML as plain text: entities are read, scripts and styles have no words. */
export function textOfHtml(html: string): string {
  const root = parse(html.slice(0, MAX_READ).replaceAll(/\s+/g, ' '), {
    blockTextElements: { script: false, noscript: false, style: false, pre: true },
  });
  return plainText(root.structuredText);
}
