import { SmallButton } from '../../../../forms/form-group.tsx';
import { editorTexts } from '../../editor-texts.ts';
import {
  type Cell,
  MAX_COLUMNS,
  type TableLine,
  withColumn,
  withHeadings,
  withoutColumn,
  withoutRow,
  withRow,
} from '../operations/table-cells.ts';
import { Buttons } from '../parts/form-panel.tsx';

const texts = editorTexts.table;

type TableButtonsProps = {
  lines: TableLine[];
  /** The cell that somebody is in. */
  at: Cell;
  /** @param to the cell that comes to be chosen */
  onRebuild: (changed: TableLine[], to: Cell) => void;
};

/** Rows, columns and headings, from the cell that somebody is in. */
export function TableButtons({ lines, at: { row, column }, onRebuild }: TableButtonsProps) {
  const columns = lines[0]?.cells.length ?? 0;
  const isHeadingRow = lines[row]?.isHeading === true;
  return (
    <Buttons>
      <SmallButton
        type="button"
        onClick={() => onRebuild(withRow(lines, row + 1), { row: Math.min(row + 1, lines.length), column })}
      >
        {texts.addRow}
      </SmallButton>
      <SmallButton
        type="button"
        disabled={columns >= MAX_COLUMNS || lines.length === 0}
        onClick={() => onRebuild(withColumn(lines, column + 1), { row, column: column + 1 })}
      >
        {texts.addColumn}
      </SmallButton>
      {lines[0]?.isHeading !== true && (
        <SmallButton type="button" onClick={() => onRebuild(withRow(lines, 0, true), { row: 0, column: 0 })}>
          {texts.addHeadings}
        </SmallButton>
      )}
      {lines[row] !== undefined && (
        <SmallButton
          type="button"
          onClick={() => onRebuild(withHeadings(lines, row, !isHeadingRow), { row, column })}
        >
          {isHeadingRow ? texts.makeRow : texts.makeHeadings}
        </SmallButton>
      )}
      <SmallButton
        type="button"
        disabled={lines.length < 2}
        onClick={() => onRebuild(withoutRow(lines, row), { row: Math.max(0, row - 1), column })}
      >
        {texts.removeRow}
      </SmallButton>
      <SmallButton
        type="button"
        disabled={columns < 2}
        onClick={() => onRebuild(withoutColumn(lines, column), { row, column: Math.max(0, column - 1) })}
      >
        {texts.removeColumn}
      </SmallButton>
    </Buttons>
  );
}
