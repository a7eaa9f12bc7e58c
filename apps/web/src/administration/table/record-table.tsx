import { Button, buttonShape, colour, VisuallyHidden } from '@brandpost/ui';
import type { QueryKey } from '@tanstack/react-query';
import { CloudOff, type LucideIcon, Plus, SearchX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { ListState } from '../../lists/list-state.tsx';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { MissingRight, type NamedRight } from '../../session/missing-right.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import { ViewsMenu } from '../saved-views/views-menu.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type AskedAction, BulkQuestion } from './bulk-question.tsx';
import type { Column } from './column.ts';
import { useChosenColumns } from './column-choice.ts';
import { ColumnMenu } from './column-menu.tsx';
import { CsvButton } from './csv-button.tsx';
import { EditableCell } from './editable-cell.tsx';
import type { Filter } from './filter.ts';
import type { Notice } from './notice.ts';
import { NoticeBar } from './notice-bar.tsx';
import type { Records } from './record-list.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import { CheckArea, Scroller, Table } from './table-frame.ts';
import { TableHead } from './table-head.tsx';
import { tableLook } from './table-look.ts';
import { TablePaging } from './table-paging.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { isNarrowed } from './table-view.ts';
import { useBulk } from './use-bulk.ts';
import { useNewestNotice } from './use-newest-notice.ts';
import { useSelection } from './use-selection.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @media (max-width: 47.99rem) {
    gap: 0.75rem;
  }
`;
const Count = styled.p`
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Way = styled(Link)`
  ${buttonShape}
`;
/** A table of more columns needs more room. */
const MAX_PARTS = 6;
const NO_ACTIONS: readonly never[] = [];
const NO_KEYS: readonly QueryKey[] = [];

type RecordTableProps<Row> = {
  records: Records<Row>;
  /** What the page says of its list. */
  texts: {
    label: string;
    empty: { title: string; text: string };
    /** Left out where the list cannot be searched. */
    searchPlaceholder?: string;
    add?: string;
  };
  /** What stands over `texts.empty`. */
  icon: LucideIcon;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  filters?: readonly Filter[];
  actions?: (row: Row) => RowAction[];
  bulk?: readonly BulkAction<Row>[];
  /** What `bulk` may change, by the roots of its keys. */
  invalidates?: readonly QueryKey[];
  /** Rows of which several are shown as one. */
  grouped?: (rows: readonly Row[]) => readonly Row[];
  /** The one way to add a row: what is done, or where it leads. */
  add?: (() => void) | string;
  /** Beside the search field, where nothing is added. */
  main?: ReactNode;
  tools?: ReactNode;
  /** Where the exported file's name says more than the list's. */
  fileName?: string;
  /** Rights without which something is left out here. */
  rights?: readonly NamedRight[];
  /** What the page itself has to say, such as that something is saved. */
  notice?: Notice | null;
};

/** A list of the administration as the address says that it is seen. Source: UX, Admin tables. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { records, texts, columns, nameOf, actions, bulk = NO_ACTIONS } = props;
  const { name, controls, total, perPage } = records;
  const rows = props.grouped?.(records.rows) ?? records.rows;
  const shownIds = useChosenColumns(name, columns);
  const shown = columns.filter(({ id }) => shownIds.has(id));
  const parts = shown.length + (bulk.length > 0 ? 1 : 0) + (actions === undefined ? 0 : 1);
  const selection = useSelection(rows);
  const bulkRun = useBulk(nameOf, props.invalidates ?? NO_KEYS);
  const { run, isRunning, progress } = bulkRun;
  const [viewNotice, setViewNotice] = useState<Notice | null>(null);
  const [cellNotice, setCellNotice] = useState<Notice | null>(null);
  const notice = useNewestNotice(bulkRun.notice, props.notice ?? null, viewNotice, cellNotice);
  const [exported, setExported] = useState('');
  const isLoading = useNavigation().state === 'loading';
  const [asked, setAsked] = useState<AskedAction<Row> | null>(null);
  const begin = (one: AskedAction<Row>) =>
    one.action.question === undefined ? void run(one) : setAsked(one);
  const bulkFor = (row: Row): RowAction[] =>
    bulk
      .filter(({ isFor }) => isFor(row))
      .map((action) => ({
        text: action.text,
        icon: action.icon,
        onDo: () => begin({ action, rows: [row] }),
      }));
  const first = (controls.view.page - 1) * perPage;
  const count = useLostFocus<HTMLParagraphElement>(isNarrowed(controls.view));
  return (
    <Frame>
      <TableToolbar
        controls={controls}
        searchPlaceholder={texts.searchPlaceholder ?? null}
        filters={props.filters ?? []}
        main={props.add === undefined ? props.main : <Add text={texts.add ?? ''} way={props.add} />}
        tools={
          <>
            <ViewsMenu
              list={name}
              controls={tableLook(name, controls, columns, shownIds)}
              onNotice={setViewNotice}
            />
            <ColumnMenu table={name} columns={columns} shown={shownIds} />
            <CsvButton
              name={props.fileName ?? name}
              columns={columns}
              fetchAll={records.fetchAll}
              onNotice={setExported}
            />
            {props.tools}
          </>
        }
      />
      <NoticeBar notice={notice} progress={progress} />
      {props.rights !== undefined && <MissingRight of={props.rights} />}
      <Count role="status" ref={count} tabIndex={-1}>
        {records.failure === null && adminTableTexts.count(first + 1, first + records.rows.length, total)}
        {rows.length < records.rows.length && adminTableTexts.inRows(rows.length)}
        {exported !== '' && ` ${exported}`}
      </Count>
      {rows.length === 0 ? (
        <NoRows records={records} empty={{ icon: props.icon, ...texts.empty }} />
      ) : (
        <Scroller aria-busy={isLoading}>
          <Table aria-label={texts.label} data-is-wide={parts > MAX_PARTS}>
            <TableHead
              columns={shown}
              controls={controls}
              selection={bulk.length > 0 ? selection : null}
              hasActions={actions !== undefined}
            />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-row={row.id} data-marked={selection.has(row.id)} onKeyDown={writeByKey}>
                  {bulk.length > 0 && (
                    <td data-check="true">
                      <CheckArea>
                        <VisuallyHidden>{adminTableTexts.select(nameOf(row))}</VisuallyHidden>
                        <input
                          type="checkbox"
                          checked={selection.has(row.id)}
                          onChange={() => selection.toggle(row.id)}
                        />
                      </CheckArea>
                    </td>
                  )}
                  {shown.map((column, index) => (
                    <Cell
                      key={column.id}
                      column={column}
                      row={row}
                      rowName={index === 0 ? null : nameOf(row)}
                      invalidates={props.invalidates ?? NO_KEYS}
                      onNotice={setCellNotice}
                    />
                  ))}
                  {actions !== undefined && (
                    <td data-actions="true">
                      <RowActions name={nameOf(row)} actions={[...actions(row), ...bulkFor(row)]} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
      <TablePaging pages={Math.ceil(total / perPage)} controls={controls} />
      {asked !== null && (
        <BulkQuestion
          asked={asked}
          selected={0}
          onYes={() => {
            setAsked(null);
            void run(asked);
          }}
          onNo={() => setAsked(null)}
        />
      )}
      <BulkBar actions={bulk} selection={selection} onRun={run} isRunning={isRunning} />
    </Frame>
  );
}

function Add({ text, way }: { text: string; way: (() => void) | string }) {
  const content = (
    <>
      <Plus aria-hidden="true" size={20} />
      {text}
    </>
  );
  if (typeof way === 'string') return <Way to={way}>{content}</Way>;
  return (
    <Button type="button" onClick={way}>
      {content}
    </Button>
  );
}

/** Wherever focus is in a row, F2 leads to writing in the first of its cells that can be written in. */
function writeByKey(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'F2') return;
  const pencil = event.currentTarget.querySelector<HTMLElement>('[data-pencil]');
  if (pencil === null) return;
  event.preventDefault();
  pencil.click();
}

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** null for the cell that names the row. */
  rowName: string | null;
  invalidates: readonly QueryKey[];
  onNotice: (notice: Notice) => void;
};

function Cell<Row>({ column, row, rowName, invalidates, onNotice }: CellProps<Row>) {
  const content = (column.cell ?? column.text)(row);
  const edit = column.edit?.isFor?.(row) === false ? undefined : column.edit;
  const shown =
    edit === undefined ? (
      content
    ) : (
      <EditableCell
        row={row}
        edit={edit}
        label={adminTableTexts.cellOf(column.title, rowName ?? column.text(row))}
        invalidates={invalidates}
        onNotice={onNotice}
      >
        {content}
      </EditableCell>
    );
  if (rowName === null) {
    return (
      // What can be done in it is no part of the row's name.
      <th scope="row" aria-label={edit === undefined ? undefined : column.text(row)}>
        {shown}
      </th>
    );
  }
  return (
    <td
      data-label={column.title}
      data-narrow={column.isNarrow === true}
      data-unbroken={column.isUnbroken === true}
      data-empty={edit === undefined && (content === null || content === '')}
    >
      {shown}
    </td>
  );
}

type NoRowsProps = { records: Records<unknown>; empty: { icon: LucideIcon; title: string; text: string } };

/** Why there is no row: it failed, nothing matches, the list ends before, or there is none yet. */
function NoRows({ records, empty }: NoRowsProps) {
  const { view, addressOf } = records.controls;
  if (records.failure !== null) {
    return (
      <ListState icon={CloudOff} title={adminTableTexts.failed.title} text={records.failure.text} isAlert>
        <Button type="button" onClick={records.failure.retry}>
          {adminTableTexts.failed.retry}
        </Button>
      </ListState>
    );
  }
  if (records.total > 0 || isNarrowed(view)) {
    const isPastEnd = records.total > 0;
    const texts = isPastEnd ? adminTableTexts.pastEnd : adminTableTexts.noHits;
    const way = addressOf(isPastEnd ? { page: 1 } : { q: '', filters: {} });
    return (
      <ListState icon={SearchX} {...texts}>
        <Way to={way} state={SAME_PLACE} preventScrollReset>
          {isPastEnd ? adminTableTexts.firstPage : adminTableTexts.clear}
        </Way>
      </ListState>
    );
  }
  return <ListState {...empty} />;
}
