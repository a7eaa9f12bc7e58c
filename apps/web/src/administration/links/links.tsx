import { LIST_PER_PAGE, type Link } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { Button, Tag } from '@brandpost/ui';
import { ExternalLink, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { AdminTable } from '../../admin-table/admin-table.tsx';
import type { TableList } from '../../admin-table/ask-for-list.ts';
import type { Column } from '../../admin-table/column.ts';
import { DeleteRecord } from '../../admin-table/delete-record.tsx';
import { RowActions } from '../../admin-table/row-actions.tsx';
import { useRecordTask } from '../../admin-table/use-record-task.ts';
import { useTableView } from '../../admin-table/use-table-view.ts';
import { useServices } from '../../app/services.ts';
import { adminLinksTexts as texts } from '../../texts/admin-links-texts.ts';
import { LinkForm } from './link-form.tsx';
import { LINK_SHAPE, linkQuery } from './link-view.ts';

type Task = { task: 'adding' } | { task: 'editing' | 'deleting'; link: Link };

const typeOf = ({ type }: Link) => texts.types[type] ?? type;
const createdOf = ({ createdDate }: Link) => (createdDate === null ? '' : formatDate(createdDate));

const COLUMNS: readonly Column<Link>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sort: 'name',
    cell: ({ name }) => name,
    csv: ({ name }) => name,
  },
  {
    id: 'type',
    title: texts.columns.type,
    sort: 'type',
    isNarrow: true,
    cell: (link) => <Tag>{typeOf(link)}</Tag>,
    csv: typeOf,
  },
  {
    id: 'short',
    title: texts.columns.short,
    cell: ({ shortDescription }) => shortDescription,
    csv: ({ shortDescription }) => shortDescription,
  },
  {
    id: 'long',
    title: texts.columns.long,
    isExtra: true,
    cell: ({ longDescription }) => longDescription,
    csv: ({ longDescription }) => longDescription,
  },
  { id: 'url', title: texts.columns.url, isUnbroken: true, cell: ({ url }) => url, csv: ({ url }) => url },
  {
    id: 'created',
    title: texts.columns.created,
    sort: 'created',
    isExtra: true,
    isNarrow: true,
    cell: createdOf,
    csv: createdOf,
  },
];
const TYPE_FILTER = {
  name: 'typ',
  label: texts.columns.type,
  options: Object.entries(texts.types).map(([value, text]) => ({ value, text })),
};

/** The links, and what can be done with them. Source: SPEC section 3, Link. */
export function Links({ list }: { list: TableList<Link> }) {
  const { client } = useServices();
  const controls = useTableView(LINK_SHAPE);
  const { told, doing, setDoing, idle, onSaved, onDeleted } = useRecordTask<Task>(texts);
  return (
    <>
      <AdminTable
        name="lankar"
        label={texts.label}
        columns={COLUMNS}
        list={list}
        controls={controls}
        nameOf={({ name }) => name}
        searchPlaceholder={texts.searchPlaceholder}
        filters={[TYPE_FILTER]}
        fetchAll={() =>
          client.call('listLinks', { query: { ...linkQuery(controls.view), perPage: LIST_PER_PAGE } })
        }
        main={
          <Button type="button" onClick={() => setDoing({ task: 'adding' })}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        }
        actions={(link) => (
          <RowActions
            name={link.name}
            actions={[
              { text: texts.edit, icon: Pencil, onDo: () => setDoing({ task: 'editing', link }) },
              { text: texts.open, icon: ExternalLink, to: link.url },
              { text: texts.remove, icon: Trash2, onDo: () => setDoing({ task: 'deleting', link }) },
            ]}
          />
        )}
        empty={{ icon: Link2, ...texts.empty }}
        told={told}
      />
      {doing.task === 'adding' && <LinkForm link={null} onSaved={onSaved} onClose={idle} />}
      {doing.task === 'editing' && <LinkForm link={doing.link} onSaved={onSaved} onClose={idle} />}
      {doing.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(doing.link.name)}
          text={texts.removeText}
          remove={() => client.call('deleteLink', { params: { id: doing.link.id } })}
          removeAnyway={{
            text: texts.removeAnyway,
            remove: () =>
              client.call('deleteLink', { params: { id: doing.link.id }, query: { force: true } }),
          }}
          onDeleted={() => onDeleted(doing.link.name)}
          onClose={idle}
        />
      )}
    </>
  );
}
