import { LIST_PER_PAGE, POST_STATUSES, POST_TYPES } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { buttonShape } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy, CopyPlus, ExternalLink, FileText, History, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { type RowAction, RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';
import { contentActions } from './content-actions.ts';
import { type ContentNames, type ContentRow, contentRows, titleOf, typeName } from './content-row.ts';
import { CONTENT_SHAPE } from './content-view.ts';
import { contentNamesQuery, contentTableQuery, fetchContent, fetchUserNames } from './fetch-content.ts';
import { PostStatusTag } from './post-status-tag.tsx';

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
const Add = styled(Link)`
  ${buttonShape}
`;

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date));
const statusOf = ({ status }: ContentRow) => texts.statuses[status] ?? status;

const COLUMNS: readonly Column<ContentRow>[] = [
  {
    id: 'title',
    title: texts.columns.title,
    sort: 'title',
    cell: (row) => <Title to={paths.createContent(row.id)}>{titleOf(row)}</Title>,
    csv: titleOf,
  },
  {
    id: 'status',
    title: texts.columns.status,
    isNarrow: true,
    cell: (row) => <PostStatusTag {...row} />,
    csv: statusOf,
  },
  {
    id: 'type',
    title: texts.columns.type,
    sort: 'type',
    cell: ({ type }) => typeName(type),
    csv: ({ type }) => typeName(type),
  },
  {
    id: 'place',
    title: texts.columns.place,
    isExtra: true,
    cell: ({ place }) => place,
    csv: ({ place }) => place,
  },
  { id: 'author', title: texts.columns.author, cell: ({ author }) => author, csv: ({ author }) => author },
  {
    id: 'updated',
    title: texts.columns.updated,
    sort: 'updated',
    isNarrow: true,
    cell: ({ updatedDate }) => dayOf(updatedDate),
    csv: ({ updatedDate }) => dayOf(updatedDate),
  },
  {
    id: 'published',
    title: texts.columns.published,
    sort: 'published',
    isNarrow: true,
    isExtra: true,
    cell: ({ publishedDate }) => dayOf(publishedDate),
    csv: ({ publishedDate }) => dayOf(publishedDate),
  },
  {
    id: 'unpublished',
    title: texts.columns.unpublished,
    isExtra: true,
    cell: ({ unpublishedDate }) => dayOf(unpublishedDate),
    csv: ({ unpublishedDate }) => dayOf(unpublishedDate),
  },
  {
    id: 'audience',
    title: texts.columns.audience,
    isExtra: true,
    cell: ({ audience }) => audience,
    csv: ({ audience }) => audience,
  },
  {
    id: 'editors',
    title: texts.columns.editors,
    isExtra: true,
    cell: ({ editors }) => editors,
    csv: ({ editors }) => editors,
  },
];

/** What shows posts, or what is made of them. */
const POST_INVALIDATES = [queryKeys.posts, queryKeys.reports, queryKeys.profile];

type NamesOfGroups = Pick<ContentNames, 'groups' | 'jobs'>;
const NO_NAMES = { groups: {}, jobs: {}, pages: {}, rootGroup: null };

/** All that is written, as a table. */
export function ContentTable({ tools }: { tools: ReactNode }) {
  const services = useServices();
  const session = ownSession(useSession());
  const controls = useTableView(CONTENT_SHAPE);
  const list = useTable(contentTableQuery(services, controls.view));
  const { data: names = NO_NAMES } = useQuery(contentNamesQuery(services));
  const [copied, setCopied] = useState<Notice | null>(null);
  const filters = useMemo(() => filtersFor(names), [names]);
  const bulk = useMemo(() => {
    const may = (right: string) => session !== null && mayAny(session, right);
    return contentActions(services.client, { publish: may('publish_post'), remove: may('delete_post') });
  }, [services.client, session]);
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
    ...(row.status === 'publish' ? [{ text: texts.view, icon: ExternalLink, to: paths.post(row) }] : []),
    ...(mayCreate
      ? [{ text: texts.duplicate, icon: CopyPlus, to: staffPaths.duplicateContent(row.id) }]
      : []),
    { text: texts.history, icon: History, to: `${paths.createContent(row.id)}?visa=historik` },
    { text: texts.copyLink, icon: Copy, onDo: () => void copy(row) },
  ];
  return (
    <AdminTable
      name="innehall"
      label={texts.label}
      columns={COLUMNS}
      list={list}
      controls={controls}
      nameOf={titleOf}
      searchPlaceholder={texts.searchPlaceholder}
      filters={filters}
      bulk={bulk}
      invalidates={POST_INVALIDATES}
      rights={['publish_post', 'delete_post']}
      fetchAll={async () => {
        const posts = await fetchContent(services, controls.view, { perPage: LIST_PER_PAGE });
        return contentRows(posts, { ...names, users: await fetchUserNames(services, posts) });
      }}
      main={
        <Add to={paths.createContent()}>
          <Plus aria-hidden="true" size={20} />
          {texts.add}
        </Add>
      }
      tools={tools}
      actions={(row, own) => <RowActions name={titleOf(row)} actions={[...actionsFor(row), ...own]} />}
      empty={{ icon: FileText, ...texts.empty }}
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
      ],
    },
    { name: 'grupp', label: words.group, options: byName(groups) },
    { name: 'jobb', label: words.job, options: byName(jobs) },
  ];
}
