import { MAX_TABLE_COLUMNS } from './limits.ts';

/** @returns the cells of a heading or row text, trimmed, at most 40: the last one holds the rest. */
export function readCells(text: string): string[] {
  if (text.trim() === '') return [];
  const cells = text.split('|').map((cell) => cell.trim());
  if (cells.length <= MAX_TABLE_COLUMNS) return cells;
  const rest = cells.slice(MAX_TABLE_COLUMNS - 1).join(' | ');
  return [...cells.slice(0, MAX_TABLE_COLUMNS - 1), rest];
}

/** A line of a table as running text, such as what a search shows of it: cells that say something, kept apart. */
export function lineText(text: string): string {
  return readCells(text)
    .filter((cell) => cell !== '')
    .join(' – ');
}
