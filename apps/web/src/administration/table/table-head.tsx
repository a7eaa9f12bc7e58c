import { VisuallyHidden } from '@brandpost/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { Column } from './column.ts';
import { CheckArea, SortButton } from './table-frame.ts';
import type { Selection } from './use-selection.ts';
import type { TableControls } from './use-table-view.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  controls: TableControls;
  selection: Selection<Row> | null;
  hasActions: boolean;
};

/** The names of the columns. Those that the list can be sorted by are buttons, which turn the order round. */
export function TableHead<Row>({ columns, controls, selection, hasActions }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection !== null && (
          <th data-check="true" scope="col">
            <MarkAll selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <SortedHead key={column.id} column={column} controls={controls} />
        ))}
        {hasActions && (
          <th scope="col">
            <span>
              <VisuallyHidden>{adminTableTexts.actions}</VisuallyHidden>
            </span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function MarkAll<Row>({ selection }: { selection: Selection<Row> }) {
  return (
    <CheckArea>
      <VisuallyHidden>{adminTableTexts.selectAll}</VisuallyHidden>
      <input
        type="checkbox"
        checked={selection.state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = selection.state === 'some';
        }}
        onChange={selection.toggleAll}
      />
    </CheckArea>
  );
}

function SortedHead<Row>({ column, controls }: { column: Column<Row>; controls: TableControls }) {
  const { sort, title } = column;
  if (sort === undefined) {
    return (
      <th scope="col">
        <span>{title}</span>
      </th>
    );
  }
  const { view, change } = controls;
  const isUp = view.sort === sort;
  const isDown = view.sort === `-${sort}`;
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <SortButton
        type="button"
        data-sorted={isUp || isDown}
        onClick={() => change({ sort: isUp ? `-${sort}` : sort })}
      >
        {title}
        <Icon aria-hidden="true" size={16} />
      </SortButton>
    </th>
  );
}
