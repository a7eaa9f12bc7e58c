import { LINK_NAME_MAX_LENGTH, LINK_SHORT_DESCRIPTION_MAX_LENGTH, type Link } from '@brandpost/domain';
import { decodeLink } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Tag } from '@brandpost/ui';
import { ExternalLink, Link2, Pencil, Trash2 } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { given, loadRecords, type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { sortOf } from '../../administration/table/table-view.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { Titled } from '../../administration/titled.tsx';
import { decodedList } from '../../api/decoded.ts';
import { useServices } from '../../api/services.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { adminLinksTexts as texts } from './admin-links-texts.ts';
import { LINK_INVALIDATES, LinkForm } from './link-form.tsx';

type Task = { task: 'adding'; type?: 'e-service' } | { task: 'editing' | 'deleting'; link: Link };

/** Links as the product knows them: an upstream may know no more of an e-service than of any link. */
const LINKS: RecordList<Link> = {
  name: 'lankar',
  shape: { sorts: ['name', 'type', 'created'], defaultSort: 'name', filters: ['typ'] },
  queryKey: queryKeys.links,
  async ask({ client }, { view, paging, ...abort }) {
    const sort = sortOf(view, { created: 'createdDate' });
    const query = { sort, ...given({ q: view.q.trim(), type: view.filters.typ }), ...paging };
    return decodedList(await client.call('listLinks', { query, ...abort }), decodeLink);
  },
};

const typeOf = ({ type }: Link) => texts.types[type] ?? type;
const { columns: titles } = texts;
const columnsWith = (update: (link: Link) => Promise<unknown>): readonly Column<Link>[] => [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    text: ({ name }) => name,
    edit: {
      value: ({ name }) => name,
      most: LINK_NAME_MAX_LENGTH,
      save: (link, name) => update({ ...link, name }),
    },
  },
  {
    id: 'type',
    title: titles.type,
    sort: 'type',
    isNarrow: true,
    text: typeOf,
    cell: (link) => <Tag>{typeOf(link)}</Tag>,
  },
  {
    id: 'short',
    title: titles.short,
    text: ({ shortDescription }) => shortDescription,
    edit: {
      value: ({ shortDescription }) => shortDescription,
      most: LINK_SHORT_DESCRIPTION_MAX_LENGTH,
      save: (link, shortDescription) => update({ ...link, shortDescription }),
    },
  },
  { id: 'long', title: titles.long, isExtra: true, text: ({ longDescription }) => longDescription },
  {
    id: 'url',
    title: titles.url,
    isUnbroken: true,
    text: ({ url }) => url,
    cell: ({ url }) => <Address url={url} />,
  },
  {
    id: 'created',
    title: titles.created,
    sort: 'created',
    isExtra: true,
    isNarrow: true,
    text: ({ createdDate }) => (createdDate === null ? '' : formatDate(createdDate)),
  },
];
const TYPE_FILTER = {
  name: 'typ',
  label: titles.type,
  options: Object.entries(texts.types).map(([value, text]) => ({ value, text })),
};

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  await loadRecords(services, url, LINKS);
  const isEServiceSought = url.searchParams.get('visa') === 'ny-e-tjanst';
  return { meta: adminMeta(texts, adminPaths.links()), isEServiceSought };
}

/** The links, and what can be done with them. Source: SPEC section 2, /profile/admin/links; section 3, Link. */
export function Page() {
  const { isEServiceSought } = usePageData<typeof loader>();
  const { client } = useServices();
  const columns = useMemo(
    () =>
      columnsWith(({ id, name, type, url, icon, shortDescription, longDescription }) =>
        client.call('updateLink', {
          params: { id },
          json: { name, type, url, icon, shortDescription, longDescription },
        }),
      ),
    [client],
  );
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(
    texts,
    isEServiceSought ? { task: 'adding', type: 'e-service' } : undefined,
  );
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useRecords(LINKS)}
        texts={texts}
        icon={Link2}
        columns={columns}
        invalidates={LINK_INVALIDATES}
        nameOf={({ name }) => name}
        filters={[TYPE_FILTER]}
        add={() => open({ task: 'adding' })}
        actions={(link) => [
          { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', link }) },
          { text: texts.open, icon: ExternalLink, to: link.url },
          { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', link }) },
        ]}
        notice={notice}
      />
      {active.task === 'adding' && (
        <LinkForm link={null} type={active.type} onSaved={onSaved} onClose={close} />
      )}
      {active.task === 'editing' && <LinkForm link={active.link} onSaved={onSaved} onClose={close} />}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.link.name)}
          text={texts.removeText}
          remove={() => client.call('deleteLink', { params: { id: active.link.id } })}
          removeAnyway={{
            text: texts.removeAnyway,
            remove: () =>
              client.call('deleteLink', { params: { id: active.link.id }, query: { force: true } }),
          }}
          invalidates={LINK_INVALIDATES}
          onDeleted={() => onDeleted(active.link.name)}
          onClose={close}
        />
      )}
    </Titled>
  );
}

/** Where a link leads, in short: a path of this site, or without its scheme. It goes on in the next line between its steps. */
function Address({ url }: Pick<Link, 'url'>) {
  const { origin } = useServices();
  const short = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url.replace(/^https?:\/\//, '');
  return short.split(/(?<=[/-])/).map((step, place) => (
    <Fragment key={place}>
      {step}
      <wbr />
    </Fragment>
  ));
}
