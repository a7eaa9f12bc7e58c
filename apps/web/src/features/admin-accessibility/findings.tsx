import type { AccessibilityFinding } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookOpenText, Pencil, ShieldCheck } from 'lucide-react';
import { paths } from '../../addresses/paths.ts';
import type { Column } from '../../administration/table/column.ts';
import { type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { checkQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts } from './admin-accessibility-texts.ts';

const texts = adminAccessibilityTexts.findings;
const { columns: titles } = texts;

/** By criterion, always. */
export const FINDINGS: RecordList<AccessibilityFinding> = {
  name: 'tillganglighet',
  shape: { sorts: ['krav'], defaultSort: 'krav', filters: [] },
  queryKey: [...queryKeys.accessibility, 'findings'],
  ask: ({ client }, { paging, view: _, ...abort }) =>
    client.call('listAccessibilityFindings', { query: paging, ...abort }),
};

const COLUMNS: readonly Column<AccessibilityFinding>[] = [
  { id: 'page', title: titles.page, text: ({ title }) => title, csv: ({ path }) => path },
  { id: 'message', title: titles.message, text: ({ message }) => message },
  {
    id: 'criterion',
    title: titles.criterion,
    text: ({ criterion, criterionName }) => `${criterion} ${criterionName}`,
  },
  { id: 'place', title: titles.place, text: ({ place }) => place },
  { id: 'first', title: titles.firstSeen, text: ({ firstSeen }) => formatDate(firstSeen) },
];

/** What the checks have found, each with the way to mend it. */
export function Findings() {
  const { data: check } = useSuspenseQuery(checkQuery(useServices().client));
  return (
    <RecordTable
      records={useRecords(FINDINGS)}
      texts={check.endedAt === null ? { ...texts, empty: texts.unchecked } : texts}
      icon={ShieldCheck}
      columns={COLUMNS}
      nameOf={({ title, message }) => `${title}: ${message}`}
      actions={({ postId, path }) => [
        ...(postId === null ? [] : [{ text: texts.edit, icon: Pencil, to: paths.createContent(postId) }]),
        { text: texts.read, icon: BookOpenText, to: path },
      ]}
    />
  );
}
