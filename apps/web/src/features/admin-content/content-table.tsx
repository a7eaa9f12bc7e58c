import { POST_STATUSES, POST_TYPES, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy, CopyPlus, ExternalLink, Eye, FileText, History, Pencil } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import type { RowAction } from '../../administration/table/row-actions.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';
import { contentActions } from './content-actions.ts';
import { type ContentNames, type ContentRow, titleOf, typeName } from './content-row.ts';
import { OLDER_VERSIONS } from './content-view.ts';
import { CONTENT, contentNamesQuery } from './fetch-content.ts';
import { PostStatusTag } from './post-status-tag.tsx';

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const NewTitle = styled.small`
  display: block;
  color: ${colour('muted')};
  font-weight: 400;
`;

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date));

const { columns: titles } = texts;
const columnsWith = (
  rename: (row: ContentRow, title: string) => Promise<unknown>,
): readonly Column<ContentRow>[] => [
  {
    id: 'title',
    title: titles.title,
    sort: 'title',
    text: titleOf,
    cell: (row) => (
      <>
        <Title to={paths.createContent(row.id)}>{titleOf(row)}</Title>
        {row.newTitle !== null && <NewTitle>{texts.newTitle(row.newTitle)}</NewTitle>}
      </>
    ),
    edit: {
      value: ({ title }) => title,
      most: TITLE_MAX_LENGTH,
      // What somebody is changing has its title there.
      isFor: ({ status, hasWorkingCopy }) => status !== 'trash' && !hasWorkingCopy,
      save: rename,
    },
  },
  {
    id: 'status',
    title: titles.status,
    text: ({ status }) => texts.statuses[status] ?? status,
    cell: (row) => <PostStatusTag {...row} />,
  },
  { id: 'type', title: titles.type, sort: 'type', text: ({ type }) => typeName(type) },
  { id: 'place', title: titles.place, isExtra: true, text: ({ place }) => place },
  { id: 'author', title: titles.author, text: ({ author }) => author },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    isNarrow: true,
    text: ({ updatedDate }) => dayOf(updatedDate),
  },
  {
    id: 'published',
    title: titles.published,
    sort: 'published',
    isNarrow: true,
    isExtra: true,
    text: ({ publishedDate }) => dayOf(publishedDate),
  },
  {
    id: 'unpublished',
    title: titles.unpublished,
    isExtra: true,
    text: ({ unpublishedDate }) => dayOf(unpublishedDate),
  },
  { id: 'audience', title: titles.audience, isExtra: true, text: ({ audience }) => audience },
  { id: 'editors', title: titles.editors, isExtra: true, text: ({ editors }) => editors },
];

/** What shows posts, or what is made of them. */
const POST_INVALIDATES = [queryKeys.posts, queryKeys.reports, queryKeys.profile];

type NamesOfGroups = Pick<ContentNames, 'groups' | 'jobs'>;
const NO_NAMES = { groups: {}, jobs: {}, pages: {}, rootGroup: null };

/** All that is written, as a table. */
export function ContentTable({ tools }: { tools: ReactNode }) {
  const services = useServices();
  const session = ownSession(useSession());
  const { data: names = NO_NAMES } = useQuery(contentNamesQuery(services));
  const [copied, setCopied] = useState<Notice | null>(null);
  const filters = useMemo(() => filtersFor(names), [names]);
  const bulk = useMemo(() => {
    const may = (right: string) => session !== null && mayAny(session, right);
    return contentActions(services.client, { publish: may('publish_post'), remove: may('delete_post') });
  }, [services.client, session]);
  const columns = useMemo(
    () =>
      columnsWith(({ id }, title) => services.client.call('updatePost', { params: { id }, json: { title } })),
    [services.client],
  );
  const mayCreate = session !== null && mayAny(session, 'create_post');
  const copy = async (row: ContentRow) => {
    const written = await navigator.clipboard.writeText(services.origin + paths.post(row)).then(
      () => true,
      () => false,
    );
    const text = written ? texts.copied(titleOf(row)) : texts.notCopied;
    setCopied(successNotice(text));
  };
  const actionsFor = (row: ContentRow): RowAction[] => [
    { text: texts.edit, icon: Pencil, to: paths.createContent(row.id) },
    row.status === 'publish'
      ? { text: texts.view, icon: ExternalLink, to: paths.post(row) }
      : { text: texts.preview, icon: Eye, to: `${paths.createContent(row.id)}?visa=sida` },
    ...(mayCreate
      ? [{ text: texts.duplicate, icon: CopyPlus, to: staffPaths.duplicateContent(row.id) }]
      : []),
    { text: texts.history, icon: History, to: `${paths.createContent(row.id)}?visa=historik` },
    { text: texts.copyLink, icon: Copy, onDo: () => void copy(row) },
  ];
  return (
    <RecordTable
      records={useRecords(CONTENT)}
      texts={texts}
      icon={FileText}
      columns={columns}
      nameOf={titleOf}
      filters={filters}
      bulk={bulk}
      invalidates={POST_INVALIDATES}
      rights={['publish_post', 'delete_post']}
      add={paths.createContent()}
      tools={tools}
      actions={actionsFor}
      notice={copied}
    />
  );
}

function filtersFor({ groups, jobs }: NamesOfGroups): Filter[] {
  const { filters: words } = texts;
  const byName = (names: Readonly<Record<number, string>>) =>
    Object.entries(names).map(([value, text]) => ({ value, text }));
  return [
    {
      name: 'typ',
      label: words.type,
      options: POST_TYPES.map((type) => ({ value: type, text: typeName(type) })),
    },
    {
      name: 'status',
      label: words.status,
      options: POST_STATUSES.map((status) => ({ value: status, text: texts.statuses[status] ?? status })),
    },
    {
      name: 'urval',
      label: words.selection,
      options: [
        { value: 'mina', text: words.mine },
        { value: 'gamla', text: words.stale },
        { value: OLDER_VERSIONS, text: words.olderVersions },
      ],
    },
    { name: 'grupp', label: words.group, options: byName(groups) },
    { name: 'jobb', label: words.job, options: byName(jobs) },
  ];
}
