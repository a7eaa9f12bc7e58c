import { LIST_PER_PAGE } from '@brandpost/domain';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { useTable } from '../../administration/table/table-query.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import { AuditChange } from './audit-change.tsx';
import { AuditLine } from './audit-line.tsx';
import { type AuditRow, auditRow, groupedRows, timeOf } from './audit-row.ts';
import { textOfSentence } from './audit-sentence.ts';
import { AUDIT_SHAPE, actorsQuery, auditQuery, auditTableQuery } from './audit-view.ts';
import { ChainCheck } from './chain-check.tsx';

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'what',
    title: texts.columns.what,
    cell: (row) => <AuditLine row={row} />,
    csv: ({ who, sentence }) => `${who} ${textOfSentence(sentence)}`,
  },
  { id: 'at', title: texts.columns.at, cell: timeOf, csv: timeOf },
  {
    id: 'change',
    title: texts.columns.change,
    cell: ({ changes }) => <AuditChange changes={changes} />,
    csv: ({ changes }) =>
      changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('\n'),
  },
];

const NOBODY: readonly never[] = [];

/** Who has changed what, and whether the log is as it was written. */
export function Audit() {
  const { client } = useServices();
  const controls = useTableView(AUDIT_SHAPE);
  const list = useTable(auditTableQuery(client, controls.view));
  const { data: people = NOBODY } = useQuery(actorsQuery(client));
  const { filters: words } = texts;
  const filters: Filter[] = [
    {
      name: 'vem',
      label: words.actor,
      options: people.map(({ id, name }) => ({ value: String(id), text: name })),
    },
    {
      name: 'vad',
      label: words.entity,
      options: Object.entries(texts.entities).map(([value, text]) => ({ value, text })),
    },
    { name: 'fran', label: words.from, kind: 'date' },
    { name: 'till', label: words.to, kind: 'date' },
  ];
  return (
    <AdminTable
      name="handelser"
      label={texts.label}
      columns={COLUMNS}
      list={{ ...list, rows: groupedRows(list.rows), records: list.rows.length }}
      controls={controls}
      searchPlaceholder={texts.search}
      nameOf={({ id }) => String(id)}
      filters={filters}
      fetchAll={async () => {
        const query = { ...auditQuery(controls.view), perPage: LIST_PER_PAGE };
        return (await client.call('listAuditEntries', { query })).map(auditRow);
      }}
      main={<ChainCheck />}
      tools={
        controls.view.filters.nummer !== undefined && (
          <p>
            {texts.onlyOne} <Link to={adminPaths.audit()}>{texts.showAll}</Link>
          </p>
        )
      }
      empty={{ icon: ScrollText, ...texts.empty }}
    />
  );
}
