import type { ContentNode } from '@brandpost/domain';
import { heading } from '../../blocks/heading/definition.ts';
import { html as htmlBlock } from '../../blocks/html/definition.ts';
import { table } from '../../blocks/table/definition.ts';
import { tableHeading } from '../../blocks/table-heading/definition.ts';
import { tableRow } from '../../blocks/table-row/definition.ts';
import { newBlock } from '../../new-block.ts';
import { readRichText } from '../../rich-text/read-rich-text.ts';
import { isValidTree } from '../../tree/check-tree.ts';
import { type Losses, type PastedPiece, readPieces } from './read-pieces.ts';
import { escapeHtml, writeRichText } from './write-rich-text.ts';

export type Pasted = {
  /** Valid together, with new ids. */
  readonly blocks: ContentNode[];
  /** What did not come along, a Swedish sentence or two for each kind of thing. */
  readonly dropped: string[];
};

/** Room in one text block, and in all; what is longer than the first is no text that anybody wrote in one piece. */
const MAX_HTML_LENGTH = 150_000;
const MAX_TOTAL_LENGTH = 300_000;
const MAX_BLOCKS = 1500;
const MAX_HEADING_LENGTH = 500;
const MAX_ROW_LENGTH = 10_000;
const TOO_LONG = 'Texten var för lång och slutet följde inte med.';

/**
 * Blocks for what was pasted from Word, Google Docs, LibreOffice, a web page or a plain text: headings, tables with their
 * first row as headings, and the text between them as rich text that the server's sanitiser has nothing to change in.
 * Never throws. Nothing is put into the page, so it runs under `require-trusted-types-for 'script'`.
 * @param html `text/html` of the clipboard, or its text where there is no more
 * @param newId gives a new, unique id each time
 */
export function readPastedHtml(html: string, newId: () => string): Pasted {
  const { pieces, losses } = piecesOf(html);
  const blocks: ContentNode[] = [];
  let length = 0;
  let count = 0;
  let isCut = false;
  for (const block of pieces.flatMap((piece) => blocksFor(piece, firstLevel(pieces), newId))) {
    length += JSON.stringify(block).length;
    count += 1 + block.children.length;
    if (length > MAX_TOTAL_LENGTH || count > MAX_BLOCKS || !isValidTree([block])) {
      isCut = true;
      break;
    }
    blocks.push(block);
  }
  return { blocks, dropped: [...notesOf(losses), ...(isCut ? [TOO_LONG] : [])] };
}

/**
 * What was pasted as rich text for one text block: what the server's sanitiser keeps and nothing else. Headings stay
 * headings of the text, and the rows of a table become paragraphs.
 */
export function cleanPastedHtml(html: string): string {
  const { pieces } = piecesOf(html);
  const rough = pieces.map((piece) => {
    if (piece.kind === 'html') return piece.html;
    if (piece.kind === 'table') {
      return piece.rows.map((cells) => `<p>${cells.map(escapeHtml).join(' – ')}</p>`).join('');
    }
    const size = sizeOf(piece.level, firstLevel(pieces));
    return `<h${size}>${escapeHtml(piece.text)}</h${size}>`;
  });
  return writeRichText(readRichText(rough.join('')));
}

function piecesOf(html: string): ReturnType<typeof readPieces> {
  return readPieces(isPlainText(html) ? plainTextHtml(html) : html);
}

function blocksFor(piece: PastedPiece, first: number, newId: () => string): ContentNode[] {
  if (piece.kind === 'html') return textBlocks(piece.html, newId);
  if (piece.kind === 'table') {
    const lines = piece.rows.map((cells) => cells.join('|'));
    if (lines.some((line) => line.length > MAX_ROW_LENGTH)) {
      return textBlocks(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''), newId);
    }
    const [headings = '', ...items] = lines;
    return [
      {
        ...newBlock(table, newId()),
        children: [
          { ...newBlock(tableHeading, newId()), props: { headings } },
          ...items.map((row) => ({ ...newBlock(tableRow, newId()), props: { items: row } })),
        ],
      },
    ];
  }
  if (piece.text.length > MAX_HEADING_LENGTH) return textBlocks(`<p>${escapeHtml(piece.text)}</p>`, newId);
  const props = { text: piece.text, size: sizeOf(piece.level, first) };
  return [{ ...newBlock(heading, newId()), props }];
}

/** One block, or as many as the text needs. */
function textBlocks(rough: string, newId: () => string): ContentNode[] {
  const texts: string[] = [];
  for (const node of readRichText(rough)) {
    const html = writeRichText([node]);
    const last = texts.at(-1);
    if (last !== undefined && last.length + html.length <= MAX_HTML_LENGTH)
      texts[texts.length - 1] = last + html;
    else texts.push(html);
  }
  return texts.map((html) => ({ ...newBlock(htmlBlock, newId()), props: { html } }));
}

function firstLevel(pieces: readonly PastedPiece[]): number {
  return Math.min(...pieces.map((piece) => (piece.kind === 'heading' ? piece.level : 6)));
}

/** The page has its title, so headings begin at 2: those of a text that has level 1 go down a step, all of them. */
function sizeOf(level: number, first: number): number {
  return Math.min(5, Math.max(2, first === 1 ? level + 1 : level));
}

function notesOf({ pictures, films, linksInTables }: Losses): string[] {
  const notes: string[] = [];
  if (pictures === 1) notes.push('En bild följde inte med. Lägg in den från mediebiblioteket.');
  if (pictures > 1) notes.push(`${pictures} bilder följde inte med. Lägg in dem från mediebiblioteket.`);
  if (films > 0) notes.push('Film och ljud följde inte med. Lägg in en film med blocket Film.');
  if (linksInTables > 0) notes.push('Länkar i tabeller följde inte med, bara deras text.');
  return notes;
}

/** Whether what was pasted is a text and no HTML. */
function isPlainText(pasted: string): boolean {
  return !/<[a-zA-Z/!?]/.test(pasted);
}

/** A plain text as HTML: paragraphs where there are empty lines between, breaks elsewhere. */
function plainTextHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
