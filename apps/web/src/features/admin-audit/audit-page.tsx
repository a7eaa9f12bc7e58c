import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { loadRecords, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { Titled } from '../../administration/titled.tsx';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { wantQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import { AuditChange } from './audit-change.tsx';
import { AuditLine } from './audit-line.tsx';
import { type AuditRow, groupedRows, timeOf } from './audit-row.ts';
import { textOfSentence } from './audit-sentence.ts';
import { AUDIT, actorsQuery, PEOPLE, SYSTEM } from './audit-view.ts';
import { ChainCheck } from './chain-check.tsx';

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'what',
    title: texts.columns.what,
    text: ({ who, sentence }) => `${who} ${textOfSentence(sentence)}`,
    cell: (row) => <AuditLine row={row} />,
  },
  { id: 'at', title: texts.columns.at, isNarrow: true, text: timeOf },
  {
    id: 'change',
    title: texts.columns.change,
    text: ({ changes }) =>
      changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('\n'),
    cell: ({ changes }) => <AuditChange changes={changes} />,
  },
];

const NOBODY: readonly never[] = [];

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'read_audit_log');
  await Promise.all([loadRecords(services, url, AUDIT), wantQuery(services, actorsQuery(services.client))]);
  return { meta: adminMeta(texts, adminPaths.audit()) };
}

/** The audit log: who has changed what, and whether the log is as it was written. */
export function Page() {
  const { client } = useServices();
  const records = useRecords(AUDIT);
  const { data: people = NOBODY } = useQuery(actorsQuery(client));
  const { filters: words } = texts;
  const filters: Filter[] = [
    {
      name: 'vem',
      label: words.actor,
      options: [
        { value: PEOPLE, text: texts.people },
        { value: SYSTEM, text: texts.system },
        ...people.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
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
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={records}
        texts={texts}
        icon={ScrollText}
        columns={COLUMNS}
        nameOf={({ id }) => String(id)}
        filters={filters}
        grouped={groupedRows}
        tools={
          <>
            <ChainCheck />
            {records.controls.view.filters.nummer !== undefined && (
              <p>
                {texts.onlyOne} <Link to={adminPaths.audit()}>{texts.showAll}</Link>
              </p>
            )}
          </>
        }
      />
    </Titled>
  );
}
