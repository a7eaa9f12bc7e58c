import { pathOfPost } from '@brandpost/domain';
import type { DeadLink, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { BookOpenText, Link2, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { tableQuery, useTable } from '../../administration/table/table-query.ts';
import { ROWS_PER_PAGE, type TableShape, type TableView } from '../../administration/table/table-view.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminReportsTexts as texts } from './admin-reports-texts.ts';

/** Post by post, always. */
export const REPORTS_SHAPE: TableShape = { sorts: ['inlagg'], defaultSort: 'inlagg', filters: [] };

const Checked = styled.span`
  display: block;
  color: ${colour('muted')};
  font-size: 0.875rem;
`;

/** A dead link with a number of its own within the list. */
type DeadLinkRow = DeadLink & { id: number };

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
  {
    id: 'answer',
    title: texts.columns.answer,
    cell: ({ answer }) => (
      <>
        {answerInWords(answer)}
        {answer?.checked && <Checked>{texts.answers.checked(formatDate(answer.checked))}</Checked>}
      </>
    ),
    csv: ({ answer }) => answerInWords(answer),
  },
  {
    id: 'since',
    title: texts.columns.since,
    isUnbroken: true,
    cell: ({ answer }) => answer?.since && formatDate(answer.since),
    csv: ({ answer }) => answer?.since ?? '',
  },
];

/** Why a link leads nowhere, in a few words. */
function answerInWords(answer: DeadLink['answer']): string {
  if (answer === undefined) return texts.answers.own;
  if (answer.status !== null) return texts.answers.status(answer.status);
  return texts.answers[answer.problem ?? 'unreachable'];
}

/** One page of them. */
export function deadLinksQuery(client: RubicoreClient, { page }: TableView) {
  const query = { page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.reports, 'dead-links', query],
    (signal) => client.call('listDeadLinks', { query, signal }),
    (link, index): DeadLinkRow => ({ ...link, id: (page - 1) * ROWS_PER_PAGE + index + 1 }),
  );
}

/** Links in what is published that lead visitors nowhere. */
export function DeadLinks() {
  const { client } = useServices();
  const controls = useTableView(REPORTS_SHAPE);
  const list = useTable(deadLinksQuery(client, controls.view));
  return (
    <AdminTable
      name="doda-lankar"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={controls}
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
