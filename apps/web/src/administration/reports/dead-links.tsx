import { pathOfPost } from '@brandpost/domain';
import type { DeadLink } from '@brandpost/rubicore-api';
import { BookOpenText, Link2, Pencil } from 'lucide-react';
import { AdminTable } from '../../admin-table/admin-table.tsx';
import type { TableList } from '../../admin-table/ask-for-list.ts';
import type { Column } from '../../admin-table/column.ts';
import { RowActions } from '../../admin-table/row-actions.tsx';
import type { TableShape } from '../../admin-table/table-view.ts';
import { useTableView } from '../../admin-table/use-table-view.ts';
import { paths } from '../../router/paths.ts';
import { adminReportsTexts as texts } from '../../texts/admin-reports-texts.ts';

/** Post by post, always. */
export const REPORTS_SHAPE: TableShape = { sorts: ['inlagg'], defaultSort: 'inlagg', filters: [] };

/** A dead link with a number of its own within the list. */
export type DeadLinkRow = DeadLink & { id: number };

const COLUMNS: readonly Column<DeadLinkRow>[] = [
  { id: 'title', title: texts.columns.title, cell: ({ title }) => title, csv: ({ title }) => title },
  { id: 'text', title: texts.columns.text, cell: ({ text }) => text, csv: ({ text }) => text },
  {
    id: 'href',
    title: texts.columns.href,
    isUnbroken: true,
    cell: ({ href }) => href,
    csv: ({ href }) => href,
  },
];

/** Links in what is published that lead visitors nowhere. */
export function DeadLinks({ list }: { list: TableList<DeadLinkRow> }) {
  return (
    <AdminTable
      name="doda-lankar"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={useTableView(REPORTS_SHAPE)}
      nameOf={({ title, text }) => `${title}: ${text}`}
      actions={(link) => (
        <RowActions
          name={`${link.title}: ${link.text}`}
          actions={[
            { text: texts.edit, icon: Pencil, to: paths.createContent(link.postId) },
            { text: texts.read, icon: BookOpenText, to: pathOfPost(link) },
          ]}
        />
      )}
      empty={{ icon: Link2, ...texts.empty }}
    />
  );
}
