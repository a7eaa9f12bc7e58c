import { pathOfPost } from '@brandpost/domain';
import type { DeadLink, LinkCheckReport } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookOpenText, Link2, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import type { Column } from '../../administration/table/column.ts';
import { numbered, type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminReportsTexts as texts } from './admin-reports-texts.ts';
import { linkCheckQuery } from './link-check.tsx';

const Checked = styled.span`
  display: block;
  color: ${colour('muted')};
  font-size: 0.875rem;
`;

/** A dead link with a number of its own within the list. */
type DeadLinkRow = DeadLink & { id: number };

/** Post by post, always. */
export const DEAD_LINKS: RecordList<DeadLinkRow> = {
  name: 'doda-lankar',
  shape: { sorts: ['inlagg'], defaultSort: 'inlagg', filters: [] },
  queryKey: [...queryKeys.reports, 'dead-links'],
  async ask({ client }, { paging, view: _, ...abort }) {
    return numbered(await client.call('listDeadLinks', { query: paging, ...abort }), paging);
  },
};

const { columns: titles } = texts;
const COLUMNS: readonly Column<DeadLink>[] = [
  { id: 'title', title: titles.title, text: ({ title }) => title },
  { id: 'text', title: titles.text, text: ({ text }) => text },
  { id: 'href', title: titles.href, isUnbroken: true, text: ({ href }) => href },
  {
    id: 'answer',
    title: titles.answer,
    text: ({ answer }) => answerInWords(answer),
    cell: ({ answer }) => (
      <>
        {answerInWords(answer)}
        {answer?.checked && <Checked>{texts.answers.checked(formatDate(answer.checked))}</Checked>}
      </>
    ),
  },
  {
    id: 'since',
    title: titles.since,
    isUnbroken: true,
    text: ({ answer }) => (answer?.since ? formatDate(answer.since) : ''),
    csv: ({ answer }) => answer?.since ?? '',
  },
];

/** Why a link leads nowhere, in a few words. */
function answerInWords(answer: DeadLink['answer']): string {
  if (answer === undefined) return texts.answers.own;
  if (answer.status !== null) return texts.answers.status(answer.status);
  return texts.answers[answer.problem ?? 'unreachable'];
}

const nameOf = ({ title, text }: DeadLink) => `${title}: ${text}`;

/** What is said where no link leads nowhere: of other sites nothing, unless they have been reached. */
export function emptyText({ endedAt, isCutOff }: Pick<LinkCheckReport, 'endedAt' | 'isCutOff'>) {
  return endedAt === null || isCutOff ? texts.emptyHere : texts.empty;
}

/** Links in what is published that lead visitors nowhere. */
export function DeadLinks() {
  const { data: check } = useSuspenseQuery(linkCheckQuery(useServices().client));
  return (
    <RecordTable
      records={useRecords(DEAD_LINKS)}
      texts={{ ...texts, empty: emptyText(check) }}
      icon={Link2}
      columns={COLUMNS}
      nameOf={nameOf}
      actions={(link) => [
        { text: texts.edit, icon: Pencil, to: paths.createContent(link.postId) },
        { text: texts.read, icon: BookOpenText, to: pathOfPost(link) },
      ]}
    />
  );
}
