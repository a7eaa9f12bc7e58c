import type { ViewedList } from '@brandpost/domain';
import { Button, buttonShape, colour, VisuallyHidden } from '@brandpost/ui';
import type { QueryKey } from '@tanstack/react-query';
import { CloudOff, type LucideIcon, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { ListState } from '../../lists/list-state.tsx';
import { SAME_PLACE } from '../../navigation/same-place.ts';
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
import type { Filter } from './filter.ts';
import type { Notice } from './notice.ts';
import { NoticeBar } from './notice-bar.tsx';
import type { RowAction } from './row-actions.tsx';
import { CheckArea, Scroller, Table } from './table-frame.ts';
import { TableHead } from './table-head.tsx';
import { tableLook } from './table-look.ts';
import { TablePaging } from './table-paging.tsx';
import type { TableList } from './table-query.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { isNarrowed, ROWS_PER_PAGE } from './table-view.ts';
import { useBulk } from './use-bulk.ts';
import { useNewestNotice } from './use-newest-notice.ts';
import { useSelection } from './use-selection.ts';
import type { TableControls } from './use-table-view.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
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

type AdminTableProps<Row> = {
  /** In the browser's memory, in file names and for the views that are saved of it. */
  name: ViewedList;
  /** Where the file's name says more. */
  fileName?: string;
  label: string;
  columns: readonly Column<Row>[];
  list: TableList<Row>;
  controls: TableControls;
  nameOf: (row: Row) => string;
  searchPlaceholder?: string;
  filters?: readonly Filter[];
  /** @param own what `bulk` does with the one row */
  actions?: (row: Row, own: RowAction[]) => ReactNode;
  bulk?: readonly BulkAction<Row>[];
  /** What `bulk` may change, by the roots of its keys. */
  invalidates?: readonly QueryKey[];
  fetchAll?: () => Promise<readonly Row[]>;
  /** The one way to add a row. */
  main?: ReactNode;
  tools?: ReactNode;
  empty: { icon: LucideIcon; title: string; text: string };
  /** Rights without which something is left out here. */
  rights?: readonly NamedRight[];
  /** What the page itself has to say, such as that something is saved. */
  notice?: Notice | null;
  rowsPerPage?: number;
};

/** A list of the administration as the address says that it is seen. Source: UX, Admin tables. */
export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { name, label, columns, list, controls, nameOf, actions, bulk = NO_ACTIONS } = props;
  const { rows, total } = list;
  const shownIds = useChosenColumns(name, columns);
  const shown = columns.filter(({ id }) => shownIds.has(id));
  const parts = shown.length + (bulk.length > 0 ? 1 : 0) + (actions === undefined ? 0 : 1);
  const selection = useSelection(rows);
  const bulkRun = useBulk(nameOf, props.invalidates ?? NO_KEYS);
  const { run, isRunning, progress } = bulkRun;
  const [viewNotice, setViewNotice] = useState<Notice | null>(null);
  const notice = useNewestNotice(bulkRun.notice, props.notice ?? null, viewNotice);
  const [exported, setExported] = useState('');
  const isLoading = useNavigation().state === 'loading';
  const perPage = props.rowsPerPage ?? ROWS_PER_PAGE;
  const [asked, setAsked] = useState<AskedAction<Row> | null>(null);
  const actionsWith = (row: Row): RowAction[] =>
    bulk
      .filter(({ isFor }) => isFor(row))
      .map((action) => ({
        text: action.text,
        icon: action.icon,
        onDo: () => setAsked({ action, rows: [row] }),
      }));
  const first = (controls.view.page - 1) * perPage;
  return (
    <Frame>
      <TableToolbar
        controls={controls}
        searchPlaceholder={props.searchPlaceholder ?? null}
        filters={props.filters ?? []}
        main={props.main}
        tools={
          <>
            <ViewsMenu
              list={name}
              controls={tableLook(name, controls, columns, shownIds)}
              onNotice={setViewNotice}
            />
            <ColumnMenu table={name} columns={columns} shown={shownIds} />
            {props.fetchAll !== undefined && (
              <CsvButton
                name={props.fileName ?? name}
                columns={columns}
                fetchAll={props.fetchAll}
                onNotice={setExported}
              />
            )}
            {props.tools}
          </>
        }
      />
      <NoticeBar notice={notice} progress={progress} />
      {props.rights !== undefined && <MissingRight of={props.rights} />}
      <Count role="status">
        {list.failure === null &&
          adminTableTexts.count(first + 1, first + (list.records ?? rows.length), total)}
        {exported !== '' && ` ${exported}`}
      </Count>
      {rows.length === 0 ? (
        <NoRows list={list} controls={controls} empty={props.empty} />
      ) : (
        <Scroller aria-busy={isLoading}>
          <Table aria-label={label} data-is-wide={parts > MAX_PARTS}>
            <TableHead
              columns={shown}
              controls={controls}
              selection={bulk.length > 0 ? selection : null}
              hasActions={actions !== undefined}
            />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-row={row.id} data-marked={selection.has(row.id)}>
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
                    <Cell key={column.id} column={column} row={row} isName={index === 0} />
                  ))}
                  {actions !== undefined && <td data-actions="true">{actions(row, actionsWith(row))}</td>}
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

function Cell<Row>({ column, row, isName }: { column: Column<Row>; row: Row; isName: boolean }) {
  const content = column.cell(row);
  if (isName) return <th scope="row">{content}</th>;
  const isEmpty = content === null || content === '';
  return (
    <td
      data-label={column.title}
      data-narrow={column.isNarrow === true}
      data-unbroken={column.isUnbroken === true}
      data-empty={isEmpty}
    >
      {content}
    </td>
  );
}

type NoRowsProps = Pick<AdminTableProps<never>, 'controls' | 'empty'> & { list: TableList<unknown> };

/** Why there is no row: it failed, nothing matches, the list ends before, or there is none yet. */
function NoRows({ list, controls, empty }: NoRowsProps) {
  const { view, addressOf } = controls;
  if (list.failure !== null) {
    return (
      <ListState icon={CloudOff} title={adminTableTexts.failed.title} text={list.failure.text} isAlert>
        <Button type="button" onClick={list.failure.retry}>
          {adminTableTexts.failed.retry}
        </Button>
      </ListState>
    );
  }
  if (list.total > 0 || isNarrowed(view)) {
    const isPastEnd = list.total > 0;
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
