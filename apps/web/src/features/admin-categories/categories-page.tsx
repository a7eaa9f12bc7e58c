import { CATEGORY_TYPES, type Category } from '@brandpost/domain';
import { Tag } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Tags, Trash2 } from 'lucide-react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { given, loadRecords, type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import { sortOf } from '../../administration/table/table-view.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { Titled } from '../../administration/titled.tsx';
import { nodesQuery } from '../../administration/whole-lists.ts';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { adminCategoriesTexts as texts } from './admin-categories-texts.ts';
import { CATEGORY_INVALIDATES, CategoryForm } from './category-form.tsx';

type Task = { task: 'adding' } | { task: 'editing' | 'deleting'; category: Category };

const CATEGORIES: RecordList<Category> = {
  name: 'kategorier',
  shape: { sorts: ['name', 'key', 'type'], defaultSort: 'name', filters: ['typ'] },
  queryKey: queryKeys.categories,
  ask({ client }, { view, paging, ...abort }) {
    const query = { sort: sortOf(view), ...given({ q: view.q.trim(), type: view.filters.typ }), ...paging };
    return client.call('listCategories', { query, ...abort });
  },
};

const typeOf = ({ type }: Pick<Category, 'type'>) => texts.types[type] ?? type;
const { columns: titles } = texts;
const TYPE_FILTER = {
  name: 'typ',
  label: titles.type,
  options: CATEGORY_TYPES.map((type) => ({ value: type, text: typeOf({ type }) })),
};

function columnsFor(
  nodes: readonly PlacedNode[],
  rename: (category: Category, name: string) => Promise<unknown>,
): readonly Column<Category>[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return [
    {
      id: 'name',
      title: titles.name,
      sort: 'name',
      text: ({ name }) => name,
      edit: {
        value: ({ name }) => name,
        save: rename,
      },
    },
    { id: 'key', title: titles.key, sort: 'key', text: ({ key }) => key },
    {
      id: 'type',
      title: titles.type,
      sort: 'type',
      isNarrow: true,
      text: typeOf,
      cell: (category) => <Tag>{typeOf(category)}</Tag>,
    },
    {
      id: 'nodes',
      title: titles.nodes,
      text: ({ nodeIds }) => nodeIds.map((id) => names.get(id) ?? `#${id}`).join(', '),
    },
  ];
}

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_category');
  await Promise.all([
    loadRecords(services, url, CATEGORIES),
    needQuery(services, nodesQuery(services.client)),
  ]);
  return { meta: adminMeta(texts, adminPaths.categories()) };
}

/** The categories, and what can be done with them. Source: SPEC section 2, /profile/admin/categories; section 3, Category. */
export function Page() {
  const { client } = useServices();
  const { data: nodes } = useSuspenseQuery(nodesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(texts);
  const form = { nodes, onSaved, onClose: close };
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useRecords(CATEGORIES)}
        texts={texts}
        icon={Tags}
        columns={columnsFor(nodes, ({ id }, name) =>
          client.call('updateCategory', { params: { id }, json: { name } }),
        )}
        invalidates={CATEGORY_INVALIDATES}
        nameOf={({ name }) => name}
        filters={[TYPE_FILTER]}
        add={() => open({ task: 'adding' })}
        actions={(category) => [
          { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', category }) },
          { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', category }) },
        ]}
        notice={notice}
      />
      {active.task === 'adding' && <CategoryForm category={null} {...form} />}
      {active.task === 'editing' && <CategoryForm category={active.category} {...form} />}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.category.name)}
          text={texts.removeText}
          remove={() => client.call('deleteCategory', { params: { id: active.category.id } })}
          invalidates={CATEGORY_INVALIDATES}
          onDeleted={() => onDeleted(active.category.name)}
          onClose={close}
        />
      )}
    </Titled>
  );
}
