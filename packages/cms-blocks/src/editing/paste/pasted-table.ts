import { MAX_TABLE_COLUMNS } from '../../limits.ts';
import type { PastedElement, PastedNode } from './parse-pasted.ts';
import { plainTextOf } from './plain-text-of.ts';

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const PARTS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr']);

/**
 * The cells of a table, row by row, as many in each; a cell over several columns or rows is followed by empty ones.
 * @returns null for a table that only places things on the page: one row or column, or a table in it
 */
export function readPastedTable(table: PastedElement): string[][] | null {
  if (table.attributes.get('role') === 'presentation' || holdsTable(table.children)) return null;
  const spans: number[] = [];
  const rows = rowsIn(table)
    .map((row) => readRow(row, spans))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (rows.length < 2 || columns < 2) return null;
  return rows.map((cells) => Array.from({ length: columns }, (_, column) => cells[column] ?? ''));
}

/** What stands in the cells, for a table that is none. */
export function cellsOf(table: PastedElement): PastedElement[] {
  return rowsIn(table).flatMap(cellsIn);
}

function elementsIn(element: PastedElement): PastedElement[] {
  return element.children.filter((child) => typeof child === 'object');
}

function rowsIn(element: PastedElement): PastedElement[] {
  return elementsIn(element)
    .filter((child) => PARTS.has(child.tag))
    .flatMap((child) => (child.tag === 'tr' ? [child] : rowsIn(child)));
}

function cellsIn(row: PastedElement): PastedElement[] {
  return elementsIn(row).filter((child) => CELLS.has(child.tag));
}

/** @param spans rows that the cell in each column still reaches down; kept from row to row */
function readRow(row: PastedElement, spans: number[]): string[] {
  const cells: string[] = [];
  const skipSpanned = () => {
    while ((spans[cells.length] ?? 0) > 0) {
      spans[cells.length] = (spans[cells.length] ?? 0) - 1;
      cells.push('');
    }
  };
  for (const cell of cellsIn(row)) {
    skipSpanned();
    const text = plainTextOf(cell.children).replaceAll('|', '/');
    const width = spanOf(cell, 'colspan');
    for (let column = 0; column < width && cells.length < MAX_TABLE_COLUMNS; column++) {
      spans[cells.length] = spanOf(cell, 'rowspan') - 1;
      cells.push(column === 0 ? text : '');
    }
  }
  skipSpanned();
  return cells;
}

function spanOf(cell: PastedElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.attributes.get(name) ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= 1000 ? span : 1;
}

function holdsTable(nodes: readonly PastedNode[]): boolean {
  return nodes.some(
    (node) => typeof node === 'object' && (node.tag === 'table' || holdsTable(node.children)),
  );
}
