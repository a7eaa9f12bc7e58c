import { CATEGORY_TYPES, type Category, LIST_PER_PAGE } from '@brandpost/domain';
import { Button, Tag } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { nodesQuery } from '../../administration/whole-lists.ts';
import { useServices } from '../../api/services.ts';
import { adminCategoriesTexts as texts } from './admin-categories-texts.ts';
import { CATEGORY_INVALIDATES, CategoryForm } from './category-form.tsx';
import { CATEGORY_SHAPE, categoriesQuery, categoryQuery } from './category-view.ts';

type Task = { task: 'adding' } | { task: 'editing' | 'deleting'; category: Category };

const TYPE_FILTER = {
  name: 'typ',
  label: texts.columns.type,
  options: CATEGORY_TYPES.map((type) => ({ value: type, text: texts.types[type] ?? type })),
};

/** The categories, and what can be done with them. Source: SPEC section 3, Category. */
export function Categories() {
  const { client } = useServices();
  const controls = useTableView(CATEGORY_SHAPE);
  const list = useTable(categoriesQuery(client, controls.view));
  const { data: nodes } = useSuspenseQuery(nodesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(texts);
  return (
    <>
      <AdminTable
        name="kategorier"
        label={texts.label}
        columns={columnsFor(nodes)}
        list={list}
        controls={controls}
        nameOf={({ name }) => name}
        searchPlaceholder={texts.searchPlaceholder}
        filters={[TYPE_FILTER]}
        fetchAll={() =>
          client.call('listCategories', {
            query: { ...categoryQuery(controls.view), perPage: LIST_PER_PAGE },
          })
        }
        main={
          <Button type="button" onClick={() => open({ task: 'adding' })}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        }
        actions={(category) => (
          <RowActions
            name={category.name}
            actions={[
              { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', category }) },
              { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', category }) },
            ]}
          />
        )}
        empty={{ icon: Tags, ...texts.empty }}
        notice={notice}
      />
      {active.task === 'adding' && (
        <CategoryForm category={null} nodes={nodes} onSaved={onSaved} onClose={close} />
      )}
      {active.task === 'editing' && (
        <CategoryForm category={active.category} nodes={nodes} onSaved={onSaved} onClose={close} />
      )}
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
    </>
  );
}

function columnsFor(nodes: readonly PlacedNode[]): readonly Column<Category>[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  const groupsOf = ({ nodeIds }: Category) => nodeIds.map((id) => names.get(id) ?? `#${id}`).join(', ');
  const typeOf = ({ type }: Category) => texts.types[type] ?? type;
  return [
    {
      id: 'name',
      title: texts.columns.name,
      sort: 'name',
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    { id: 'key', title: texts.columns.key, sort: 'key', cell: ({ key }) => key, csv: ({ key }) => key },
    {
      id: 'type',
      title: texts.columns.type,
      sort: 'type',
      isNarrow: true,
      cell: (category) => <Tag>{typeOf(category)}</Tag>,
      csv: typeOf,
    },
    { id: 'nodes', title: texts.columns.nodes, cell: groupsOf, csv: groupsOf },
  ];
}
