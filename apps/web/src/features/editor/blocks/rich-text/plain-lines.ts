import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Slice } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { diffWordsWithSpace } from 'diff';
import { EXTENSIONS } from './extensions.ts';
import { docFromHtml, htmlFromDoc } from './rich-text-doc.ts';

/** Two long texts that have nothing in common are not compared for longer than somebody waits. */
const LONGEST_MS = 300;

/** One line of a rich text: a paragraph, a heading or the first line of an item. */
type Line = { text: string; start: number; position: number };

/** The words of a rich text without marks, its lines apart by `\n`. */
export function richTextLines(html: string): string {
  return plainOf(linesOf(documentOf(html)));
}

/** Where something of the words of `richTextLines` is: in UTF-16 units. */
export type Range = { start: number; end: number };

/** The words that stand between two positions of a document. */
export function rangeBetween(document: Node, from: number, to: number): Range {
  const lines = linesOf(document);
  const at = (position: number) => {
    const line = lines.findLast((each) => each.position <= position) ?? lines[0];
    if (line === undefined) return 0;
    return line.start + Math.min(Math.max(0, position - line.position), line.text.length);
  };
  return { start: at(from), end: at(to) };
}

/**
 * A rich text with other words in one place. What stays of the words keeps its marks, a new word has those of the words
 * that it replaces, and a new line is a paragraph of its own.
 * @param range of the words, as `richTextLines` gives them
 */
export function replaceInRichText(html: string, { start, end }: Range, replacement: string): string {
  const change = new Transform(documentOf(html));
  const exact = plainOf(linesOf(change.doc)).slice(start, end);
  const parts = diffWordsWithSpace(exact, replacement, { timeout: LONGEST_MS }) ?? [
    { value: exact, added: false, removed: true },
    { value: replacement, added: true, removed: false },
  ];
  let at = start;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined) continue;
    const next = parts[index + 1];
    if (!part.added && !part.removed) {
      at += part.value.length;
      continue;
    }
    const removed = part.removed ? part.value : '';
    const added = part.added ? part.value : next?.added === true ? next.value : '';
    if (part.removed && next?.added === true) index += 1;
    put(change, { start: at, end: at + removed.length }, added);
    at += added.length;
  }
  return htmlFromDoc(change.doc.toJSON());
}

function put(change: Transform, { start, end }: Range, text: string): void {
  const lines = linesOf(change.doc);
  const [from, to] = [positionAt(lines, start), positionAt(lines, end)];
  const { schema } = change.doc.type;
  const around = change.doc.resolve(from);
  // Those of the first letter that goes, or of the letter before.
  const marks = (end > start ? change.doc.resolve(Math.min(from + 1, to)) : around).marks();
  const [first = '', ...others] = text.split('\n');
  if (others.length === 0) {
    if (first === '') change.delete(from, to);
    else change.replaceWith(from, to, schema.text(first, marks));
    return;
  }
  const paragraphs = [first, ...others].map((line) =>
    schema.node('paragraph', null, line === '' ? [] : [schema.text(line, marks)]),
  );
  change.replace(from, to, new Slice(schema.node('doc', null, paragraphs).content, 1, 1));
}

let schema: ReturnType<typeof getSchema> | null = null;

function documentOf(html: string): Node {
  schema ??= getSchema(EXTENSIONS);
  return schema.nodeFromJSON(docFromHtml(html));
}

function linesOf(document: Node): Line[] {
  const lines: Line[] = [];
  let start = 0;
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\n');
    lines.push({ text, start, position: position + 1 });
    start += text.length + 1;
    return false;
  });
  return lines;
}

function plainOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function positionAt(lines: readonly Line[], at: number): number {
  const line = lines.findLast(({ start }) => start <= at);
  return line === undefined ? 0 : line.position + Math.min(at - line.start, line.text.length);
}
