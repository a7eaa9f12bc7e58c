import type { ContentNode } from '@brandpost/domain';
import { newContent } from './new-content.ts';

/** Where a cell is, both from 0. */
export type Cell = { row: number; column: number };

/** One line of a table as it is written: cells untrimmed, so that a space stays where it is typed. */
export type TableLine = { id: string; isHeading: boolean; cells: string[] };

/** Columns of a table at most; the views read no more. */
export const MAX_COLUMNS = 40;

/** A table's lines, each with as many cells as the widest. */
export function tableLines(table: ContentNode): TableLine[] {
  const lines = table.children.map(({ id, type, props }) => {
    const isHeading = type === 'table-heading';
    const text = isHeading ? props.headings : props.items;
    return { id, isHeading, cells: (typeof text === 'string' ? text : '').split('|') };
  });
  const columns = Math.max(1, ...lines.map(({ cells }) => cells.length));
  return lines.map((line) => ({ ...line, cells: filledUp(line.cells, columns) }));
}

/** The table with those lines; lines that are new are made. */
export function withLines(table: ContentNode, lines: readonly TableLine[], newId: () => string): ContentNode {
  const known = new Map(table.children.map((child) => [child.id, child]));
  const children = lines.flatMap(({ id, isHeading, cells }) => {
    const text = cells.join('|');
    const line = known.get(id) ?? newContent(isHeading ? 'table-heading' : 'table-row', newId);
    if (line === null) return [];
    const type = isHeading ? 'table-heading' : 'table-row';
    return [{ ...line, type, props: isHeading ? { headings: text } : { items: text } }];
  });
  return { ...table, children };
}

/** The lines with one cell changed. A bar would divide the cell, so it becomes a slash. */
export function withCell(
  lines: readonly TableLine[],
  row: number,
  column: number,
  text: string,
): TableLine[] {
  return lines.map((line, at) =>
    at === row ? { ...line, cells: line.cells.with(column, text.replaceAll('|', '/')) } : line,
  );
}

/** The lines with an empty row at an index. */
export function withRow(lines: readonly TableLine[], at: number, isHeading = false): TableLine[] {
  return lines.toSpliced(at, 0, newLine(lines[0]?.cells.length ?? 1, isHeading));
}

/** The lines with one of them made headings, or an ordinary row again. */
export function withHeadings(lines: readonly TableLine[], at: number, isHeading: boolean): TableLine[] {
  return lines.map((line, index) => (index === at ? { ...line, isHeading } : line));
}

/** The lines with an empty column at an index; unchanged where there is no room. */
export function withColumn(lines: readonly TableLine[], at: number): TableLine[] {
  if ((lines[0]?.cells.length ?? 0) >= MAX_COLUMNS) return [...lines];
  return lines.map((line) => ({ ...line, cells: line.cells.toSpliced(at, 0, '') }));
}

export function withoutRow(lines: readonly TableLine[], at: number): TableLine[] {
  return lines.toSpliced(at, 1);
}

export function withoutColumn(lines: readonly TableLine[], at: number): TableLine[] {
  return lines.map((line) => ({ ...line, cells: line.cells.toSpliced(at, 1) }));
}

/** Cells of a spreadsheet put in from one cell on; the table grows by the rows and columns that it needs. */
export function withPastedCells(
  lines: readonly TableLine[],
  { row, column }: { row: number; column: number },
  text: string,
): TableLine[] {
  const pasted = spreadsheetCells(text);
  const width = Math.min(
    MAX_COLUMNS,
    Math.max(lines[0]?.cells.length ?? 1, ...pasted.map((cells) => column + cells.length)),
  );
  const grown = lines.map((line) => ({ ...line, cells: filledUp(line.cells, width) }));
  while (grown.length < row + pasted.length) grown.push(newLine(width, false));
  return grown.map((line, at) => {
    const cells = pasted[at - row];
    if (cells === undefined) return line;
    return { ...line, cells: line.cells.map((cell, index) => cells[index - column] ?? cell) };
  });
}

/** Whether a text came from a spreadsheet: more than one cell. */
export function isFromSpreadsheet(text: string): boolean {
  return text.includes('\t') || /\n./.test(text.trim());
}

function spreadsheetCells(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '/')));
}

/** Known by no id yet: `withLines` makes it. */
function newLine(columns: number, isHeading: boolean): TableLine {
  return { id: '', isHeading, cells: Array.from({ length: columns }, () => '') };
}

function filledUp(cells: readonly string[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => cells[column] ?? '');
}
