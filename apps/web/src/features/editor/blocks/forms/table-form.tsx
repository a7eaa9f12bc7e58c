import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps, changeWhole } from '../commands/change-block.ts';
import {
  type Cell,
  isFromSpreadsheet,
  type TableLine,
  tableLines,
  withCell,
  withLines,
  withPastedCells,
  withRow,
} from '../operations/table-cells.ts';
import { FormNote, FormPanel } from '../parts/form-panel.tsx';
import { useEditorSetting, useWrittenIn } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { TableButtons } from './table-buttons.tsx';

const texts = editorTexts.table;

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
`;
const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.45;

  td,
  th {
    min-inline-size: 7rem;
    padding: 0;
    border-block-start: 1px solid ${colour('line')};
    border-inline-start: 1px solid ${colour('line')};
    text-align: start;
    vertical-align: top;
  }
  tr:first-child > * {
    border-block-start: 0;
  }
  tr > :first-child {
    border-inline-start: 0;
  }
  th {
    background: ${colour('surface-2')};
    font-weight: 650;
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 46px;
    padding: 0.6875rem 0.875rem;
    border: 0;
    background: none;
    font: inherit;
    field-sizing: content;
    resize: none;
  }
  textarea:focus-visible {
    border-radius: 4px;
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
`;

/**
 * A table as a grid of cells: arrows go between cells, and out of a text only at its end; Tab goes through all cells, as
 * in word processors, and makes a row after the last. Escape leaves the cells, and Tab then passes them by.
 * Source: ARIA Authoring Practices, grid.
 */
export function TableForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const writtenIn = useWrittenIn();
  const { isRestricted } = useEditorSetting();
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Cell>({ row: 0, column: 0 });
  const [isLeft, setIsLeft] = useState(false);
  const wanted = useRef<Cell | null>(null);
  const helpId = useId();
  const lines = tableLines(node);
  const columns = lines[0]?.cells.length ?? 0;
  const current = {
    row: Math.max(0, Math.min(chosen.row, lines.length - 1)),
    column: Math.max(0, Math.min(chosen.column, columns - 1)),
  };
  const go = (to: Cell) => {
    setChosen(to);
    const field = fieldAt(table.current, to);
    field?.focus();
    return field;
  };
  useEffect(() => {
    if (wanted.current === null) return;
    fieldAt(table.current, wanted.current)?.focus();
    wanted.current = null;
  });

  const type = ({ id, isHeading }: TableLine, at: Cell, text: string) => {
    const cells = withCell(lines, at.row, at.column, text)[at.row]?.cells ?? [];
    changeProps(store, id, { [isHeading ? 'headings' : 'items']: cells.join('|') });
    if (text.includes('|')) store.announce(texts.noBar);
  };
  const rebuild = (changed: TableLine[], to: Cell) => {
    changeWhole(store, withLines(node, changed, store.newId));
    wanted.current = to;
    setChosen(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return onTab(event);
    const to = nextCell(event, current, { rows: lines.length, columns });
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const onTab = (event: KeyboardEvent) => {
    const at = current.row * columns + current.column + (event.shiftKey ? -1 : 1);
    if (at < 0 || (at === lines.length * columns && isRestricted)) return;
    event.preventDefault();
    const to = { row: Math.floor(at / columns), column: at % columns };
    if (to.row === lines.length) return rebuild(withRow(lines, to.row), to);
    const field = go(to);
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && relatedTarget.dataset.frame === node.id) setIsLeft(true);
  };
  const onPaste = (event: ClipboardEvent, at: Cell) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isFromSpreadsheet(text) || isRestricted) return;
    event.preventDefault();
    rebuild(withPastedCells(lines, at, text), at);
  };
  const { row, column } = current;
  return (
    <>
      <Scroll>
        <Grid ref={table} role="grid" aria-label={texts.label} aria-describedby={helpId} onBlur={onBlur}>
          <tbody>
            {lines.map((line, rowIndex) => (
              <tr key={line.id}>
                {line.cells.map((text, columnIndex) => {
                  const at = { row: rowIndex, column: columnIndex };
                  const isChosen = rowIndex === row && columnIndex === column;
                  const CellElement = line.isHeading ? 'th' : 'td';
                  return (
                    <CellElement key={columnIndex} role={line.isHeading ? 'columnheader' : 'gridcell'}>
                      <textarea
                        {...writtenIn}
                        rows={1}
                        value={text}
                        aria-label={
                          line.isHeading
                            ? texts.heading(columnIndex + 1)
                            : texts.cell(rowIndex + 1, columnIndex + 1)
                        }
                        tabIndex={isChosen && !isLeft ? 0 : -1}
                        data-first-field={rowIndex === 0 && columnIndex === 0 ? '' : undefined}
                        onFocus={() => {
                          setChosen(at);
                          setIsLeft(false);
                        }}
                        onChange={(event) => type(line, at, event.target.value.replace(/\s*\n\s*/g, ' '))}
                        onKeyDown={onKeyDown}
                        onPaste={(event) => onPaste(event, at)}
                      />
                    </CellElement>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroll>
      <FormPanel>
        {!isRestricted && <TableButtons lines={lines} at={current} onRebuild={rebuild} />}
        <FormNote id={helpId}>{texts.help}</FormNote>
      </FormPanel>
    </>
  );
}

function fieldAt(table: HTMLTableElement | null, { row, column }: Cell): HTMLTextAreaElement | null {
  return table?.rows[row]?.cells[column]?.querySelector('textarea') ?? null;
}

function nextCell(
  { key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { row, column }: Cell,
  { rows, columns }: { rows: number; columns: number },
): Cell | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAtStart = selectionStart === 0 && selectionEnd === 0;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, column } : null;
    case 'ArrowDown':
    case 'Enter':
      return row < rows - 1 ? { row: row + 1, column } : null;
    case 'ArrowLeft':
      return isAtStart && column > 0 ? { row, column: column - 1 } : null;
    case 'ArrowRight':
      return isAtEnd && column < columns - 1 ? { row, column: column + 1 } : null;
    default:
      return null;
  }
}
