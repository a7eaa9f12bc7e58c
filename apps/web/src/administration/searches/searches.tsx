import { formatDate } from '@brandpost/swedish';
import { SearchCheck } from 'lucide-react';
import { AdminTable } from '../../admin-table/admin-table.tsx';
import type { TableList } from '../../admin-table/ask-for-list.ts';
import type { Column } from '../../admin-table/column.ts';
import { RowActions } from '../../admin-table/row-actions.tsx';
import type { TableShape } from '../../admin-table/table-view.ts';
import { useTableView } from '../../admin-table/use-table-view.ts';
import { paths } from '../../router/paths.ts';
import { adminSearchesTexts as texts } from '../../texts/admin-searches-texts.ts';

/** The most asked for first, always. */
export const SEARCHES_SHAPE: TableShape = { sorts: ['antal'], defaultSort: '-antal', filters: [] };

/** A text that nothing was found by. */
export type MissRow = { id: number; text: string; count: number; lastDay: string };

const COLUMNS: readonly Column<MissRow>[] = [
  { id: 'text', title: texts.columns.text, cell: ({ text }) => text, csv: ({ text }) => text },
  { id: 'count', title: texts.columns.count, cell: ({ count }) => String(count), csv: ({ count }) => count },
  {
    id: 'last',
    title: texts.columns.last,
    cell: ({ lastDay }) => formatDate(lastDay),
    csv: ({ lastDay }) => formatDate(lastDay),
  },
];

/** What visitors look for in vain. */
export function Searches({ list }: { list: TableList<MissRow> }) {
  return (
    <AdminTable
      name="sokningar-utan-svar"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={useTableView(SEARCHES_SHAPE)}
      nameOf={({ text }) => text}
      actions={({ text }) => (
        <RowActions
          name={text}
          actions={[{ text: texts.search, icon: SearchCheck, to: paths.search(text) }]}
        />
      )}
      empty={{ icon: SearchCheck, ...texts.empty }}
    />
  );
}
