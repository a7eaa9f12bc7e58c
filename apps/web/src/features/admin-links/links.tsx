import { LIST_PER_PAGE, type Link } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { Button, Tag } from '@brandpost/ui';
import { ExternalLink, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { adminLinksTexts as texts } from './admin-links-texts.ts';
import { LINK_INVALIDATES, LinkForm } from './link-form.tsx';
import { fetchLinks, LINK_SHAPE, linkQuery, linksQuery } from './link-view.ts';

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
export function Links() {
  const { client } = useServices();
  const controls = useTableView(LINK_SHAPE);
  const list = useTable(linksQuery(client, controls.view));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(texts);
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
        fetchAll={() => fetchLinks(client, { ...linkQuery(controls.view), perPage: LIST_PER_PAGE })}
        main={
          <Button type="button" onClick={() => open({ task: 'adding' })}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        }
        actions={(link) => (
          <RowActions
            name={link.name}
            actions={[
              { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', link }) },
              { text: texts.open, icon: ExternalLink, to: link.url },
              { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', link }) },
            ]}
          />
        )}
        empty={{ icon: Link2, ...texts.empty }}
        notice={notice}
      />
      {active.task === 'adding' && <LinkForm link={null} onSaved={onSaved} onClose={close} />}
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
    </>
  );
}
