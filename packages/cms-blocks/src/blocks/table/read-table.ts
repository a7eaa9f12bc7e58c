import type { ContentNode } from '@brandpost/domain';
import { childrenOf } from '../../children-of.ts';
import { readCells } from '../../read-cells.ts';
import { readProps } from '../../read-props.ts';
import { tableHeading } from '../table-heading/definition.ts';
import { tableRow } from '../table-row/definition.ts';

export type TableLine = {
  readonly kind: 'heading' | 'row';
  /** As many as the table has columns. */
  readonly cells: readonly string[];
};

/** @returns a table's lines in order. Short ones are filled up with empty cells; empty ones are left out. */
export function readTable(table: ContentNode): TableLine[] {
  const lines = childrenOf(table).flatMap(readLine);
  const columns = Math.max(0, ...lines.map((line) => line.cells.length));
  return lines.map(({ kind, cells }) => ({
    kind,
    cells: Array.from({ length: columns }, (_, column) => cells[column] ?? ''),
  }));
}

/** One line, or none when the node is no line or an empty one. */
function readLine(node: ContentNode): TableLine[] {
  const isHeading = node.type === tableHeading.type;
  if (!isHeading && node.type !== tableRow.type) return [];
  const text = isHeading ? readProps(tableHeading, node).headings : readProps(tableRow, node).items;
  const cells = readCells(text);
  return cells.length === 0 ? [] : [{ kind: isHeading ? 'heading' : 'row', cells }];
}
