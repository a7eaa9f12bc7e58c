import { type PastedElement, type PastedNode, parsePasted } from './parse-pasted.ts';
import { emphasisOf, headingLevel, isHidden, styleOf } from './pasted-style.ts';
import { cellsOf, readPastedTable } from './pasted-table.ts';
import { plainTextOf } from './plain-text-of.ts';
import { escapeHtml } from './write-rich-text.ts';

/** A part of what was pasted. The HTML is rough: tags may be left open, and addresses were not judged. */
export type PastedPiece =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export type Losses = { pictures: number; films: number; linksInTables: number };

const PARAGRAPHS: ReadonlySet<string> = new Set(
  'p div section article main header footer aside nav address figure figcaption dt dd pre center form fieldset details summary'.split(
    ' ',
  ),
);
const KEPT: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote']);
const FILMS: ReadonlySet<string> = new Set(['video', 'audio', 'embed']);
const PICTURES: ReadonlySet<string> = new Set(['img', 'v:imagedata']);
const LEFT_OUT: ReadonlySet<string> = new Set(['head', 'xml', 'button', 'datalist', 'canvas', 'map']);

/** Cuts what was pasted into headings, tables and the text between them, and counts what cannot come along. */
export function readPieces(html: string): { pieces: PastedPiece[]; losses: Losses } {
  const reader = new PieceReader();
  reader.readAll(parsePasted(html));
  return { pieces: reader.finish(), losses: reader.losses };
}

class PieceReader {
  readonly losses: Losses = { pictures: 0, films: 0, linksInTables: 0 };
  readonly #pieces: PastedPiece[] = [];
  #html: string[] = [];

  finish(): PastedPiece[] {
    this.#endText();
    return this.#pieces;
  }

  readAll(nodes: readonly PastedNode[]) {
    const lists: ('ul' | 'ol')[] = [];
    for (const node of nodes) {
      const item = wordItemOf(node);
      if (item === null || typeof node === 'string') {
        if (typeof node === 'string' && node.trim() === '' && lists.length > 0) continue;
        this.#endLists(lists, 0);
        this.#read(node);
        continue;
      }
      this.#endLists(lists, item.level);
      if (lists.length === item.level && lists.at(-1) !== item.tag) this.#endLists(lists, item.level - 1);
      while (lists.length < item.level) {
        lists.push(item.tag);
        this.#html.push(`<${item.tag}>`);
      }
      this.#html.push('<li>');
      this.readAll(node.children);
    }
    this.#endLists(lists, 0);
  }

  #endLists(lists: ('ul' | 'ol')[], level: number) {
    while (lists.length > level) this.#html.push(`</${lists.pop()}>`);
  }

  #read(node: PastedNode) {
    if (typeof node === 'string') {
      this.#html.push(escapeHtml(node.replaceAll(/[ \t\r\n\f]+/g, ' ')));
      return;
    }
    const { tag } = node;
    if (node.attributes.get('class') === 'Apple-converted-space') {
      this.#html.push(' ');
      return;
    }
    if (PICTURES.has(tag)) this.losses.pictures += 1;
    if (FILMS.has(tag)) this.losses.films += 1;
    if (PICTURES.has(tag) || FILMS.has(tag) || LEFT_OUT.has(tag) || isHidden(node)) return;
    const level = headingLevel(node);
    if (level !== null) this.#readHeading(node, level);
    else if (tag === 'table') this.#readTable(node);
    else if (tag === 'br') this.#html.push('<br>');
    else if (tag === 'li') this.#readWithin('li', onlyParagraphIn(node)?.children ?? node.children);
    else if (KEPT.has(tag)) this.#readWithin(tag, node.children);
    else if (PARAGRAPHS.has(tag))
      this.#readWithin('p', tag === 'pre' ? linesOf(node.children) : node.children);
    else this.#readInline(node);
  }

  #readWithin(tag: string, children: readonly PastedNode[]) {
    this.#html.push(`<${tag}>`);
    this.readAll(children);
    this.#html.push(`</${tag}>`);
  }

  #readInline(element: PastedElement) {
    const href = element.tag === 'a' ? element.attributes.get('href') : undefined;
    const tags = emphasisOf(element);
    this.#html.push(...tags.map((tag) => `<${tag}>`));
    if (href !== undefined) {
      const target = element.attributes.get('target') === '_blank' ? ' target="_blank"' : '';
      this.#html.push(`<a href="${escapeHtml(href).replaceAll('"', '&quot;')}"${target}>`);
    }
    this.readAll(element.children);
    if (href !== undefined) this.#html.push('</a>');
    this.#html.push(...tags.toReversed().map((tag) => `</${tag}>`));
  }

  #readHeading(element: PastedElement, level: number) {
    this.#countLosses(element.children);
    const text = plainTextOf(element.children);
    if (text === '') return;
    this.#endText();
    this.#pieces.push({ kind: 'heading', level, text });
  }

  #readTable(table: PastedElement) {
    const rows = readPastedTable(table);
    if (rows === null) {
      for (const cell of cellsOf(table)) this.#readWithin('p', cell.children);
      return;
    }
    this.#countLosses(table.children);
    this.#countLinks(table.children);
    this.#endText();
    this.#pieces.push({ kind: 'table', rows });
  }

  #countLosses(nodes: readonly PastedNode[]) {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (PICTURES.has(node.tag)) this.losses.pictures += 1;
      if (FILMS.has(node.tag)) this.losses.films += 1;
      this.#countLosses(node.children);
    }
  }

  #countLinks(nodes: readonly PastedNode[]) {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (node.tag === 'a' && node.attributes.has('href')) this.losses.linksInTables += 1;
      this.#countLinks(node.children);
    }
  }

  #endText() {
    if (this.#html.length > 0) this.#pieces.push({ kind: 'html', html: this.#html.join('') });
    this.#html = [];
  }
}

/** The paragraph that is all an item holds. */
function onlyParagraphIn(item: PastedElement): PastedElement | null {
  const nodes = item.children.filter((node) => typeof node === 'object' || node.trim() !== '');
  const [only] = nodes;
  return nodes.length === 1 && typeof only === 'object' && only.tag === 'p' ? only : null;
}

/** Line ends in a text that keeps them become breaks. */
function linesOf(nodes: readonly PastedNode[]): PastedNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'object') return [{ ...node, children: linesOf(node.children) }];
    const lineBreak: PastedElement = { tag: 'br', attributes: new Map(), children: [] };
    return node.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [lineBreak, line]));
  });
}

/** An item of a list as Word writes it: a paragraph with a sign before it, and its level in the style. */
type WordItem = { readonly level: number; readonly tag: 'ul' | 'ol' };

const NUMBERED = /^[\s\u00a0]*\(?(?:\d{1,4}|[a-zA-ZåäöÅÄÖ]|[ivxlc]{1,6}|[IVXLC]{1,6})[.)]/;
const MAX_LEVEL = 9;

/** @returns null for what is no item of such a list */
function wordItemOf(node: PastedNode | undefined): WordItem | null {
  if (typeof node !== 'object' || !/^(?:p|div)$/.test(node.tag)) return null;
  // A heading with a number is a heading.
  if (headingLevel(node) !== null) return null;
  const list = styleOf(node).get('mso-list');
  if (list === undefined || list === 'none' || list === 'ignore') return null;
  const level = Number(/\blevel(\d)\b/.exec(list)?.[1] ?? 1);
  return {
    level: Math.min(MAX_LEVEL, Math.max(1, level)),
    tag: NUMBERED.test(signOf(node)) ? 'ol' : 'ul',
  };
}

function signOf(element: PastedElement): string {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (styleOf(child).get('mso-list') === 'ignore') return plainTextOf([child], () => false);
    const inner = signOf(child);
    if (inner !== '') return inner;
  }
  return '';
}
