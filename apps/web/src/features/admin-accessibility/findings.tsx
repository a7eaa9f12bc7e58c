import type { AccessibilityFinding } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { BookOpenText, Pencil, ShieldCheck } from 'lucide-react';
import { paths } from '../../addresses/paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { FINDINGS_SHAPE, findingsQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts } from './admin-accessibility-texts.ts';

const texts = adminAccessibilityTexts.findings;
const MAX_ROWS = 5000;

const criterionOf = ({ criterion, criterionName }: AccessibilityFinding) => `${criterion} ${criterionName}`;
const COLUMNS: readonly Column<AccessibilityFinding>[] = [
  { id: 'page', title: texts.columns.page, cell: ({ title }) => title, csv: ({ path }) => path },
  {
    id: 'message',
    title: texts.columns.message,
    cell: ({ message }) => message,
    csv: ({ message }) => message,
  },
  { id: 'criterion', title: texts.columns.criterion, cell: criterionOf, csv: criterionOf },
  {
    id: 'place',
    title: texts.columns.place,
    cell: ({ place }) => place,
    csv: ({ place }) => place,
  },
  {
    id: 'first',
    title: texts.columns.firstSeen,
    cell: ({ firstSeen }) => formatDate(firstSeen),
    csv: ({ firstSeen }) => formatDate(firstSeen),
  },
];

/** What the checks have found, each with the way to mend it. */
export function Findings() {
  const { client } = useServices();
  const controls = useTableView(FINDINGS_SHAPE);
  const list = useTable(findingsQuery(client, controls.view));
  return (
    <AdminTable
      name="tillganglighet"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={controls}
      nameOf={({ title, message }) => `${title}: ${message}`}
      fetchAll={async () => [
        ...(await client.call('listAccessibilityFindings', { query: { perPage: MAX_ROWS } })),
      ]}
      actions={({ postId, path, title, message }) => (
        <RowActions
          name={`${title}: ${message}`}
          actions={[
            ...(postId === null ? [] : [{ text: texts.edit, icon: Pencil, to: paths.createContent(postId) }]),
            { text: texts.read, icon: BookOpenText, to: path },
          ]}
        />
      )}
      empty={{ icon: ShieldCheck, ...texts.empty }}
    />
  );
}
