import { LIST_PER_PAGE } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { useTable } from '../../administration/table/table-query.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import { AuditChange } from './audit-change.tsx';
import { type AuditRow, auditRow } from './audit-row.ts';
import { AUDIT_SHAPE, actorsQuery, auditQuery, auditTableQuery } from './audit-view.ts';
import { ChainCheck } from './chain-check.tsx';

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'at',
    title: texts.columns.at,
    cell: ({ at }) => formatDateTime(at),
    csv: ({ at }) => formatDateTime(at),
  },
  { id: 'who', title: texts.columns.actor, cell: ({ who }) => who, csv: ({ who }) => who },
  {
    id: 'action',
    title: texts.columns.action,
    isUnbroken: true,
    cell: ({ action }) => action,
    csv: ({ action }) => action,
  },
  { id: 'object', title: texts.columns.object, cell: ({ object }) => object, csv: ({ object }) => object },
  { id: 'change', title: texts.columns.change, cell: (row) => <AuditChange {...row} /> },
  {
    id: 'before',
    title: texts.before,
    isExtra: true,
    isUnbroken: true,
    cell: ({ before }) => before,
    csv: ({ before }) => before,
  },
  {
    id: 'after',
    title: texts.after,
    isExtra: true,
    isUnbroken: true,
    cell: ({ after }) => after,
    csv: ({ after }) => after,
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
    { name: 'nummer', label: words.entityId, kind: 'text' },
    { name: 'fran', label: words.from, kind: 'date' },
    { name: 'till', label: words.to, kind: 'date' },
  ];
  return (
    <AdminTable
      name="handelser"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={controls}
      nameOf={({ id }) => String(id)}
      filters={filters}
      fetchAll={async () => {
        const query = { ...auditQuery(controls.view), perPage: LIST_PER_PAGE };
        return (await client.call('listAuditEntries', { query })).map(auditRow);
      }}
      main={<ChainCheck />}
      empty={{ icon: ScrollText, ...texts.empty }}
    />
  );
}
