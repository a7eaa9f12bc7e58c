import { fold } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CornerDownRight, Network, Pencil, Trash2, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import { loadSavedViews } from '../../administration/saved-views/saved-views-query.ts';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import type { Records } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import type { RowAction } from '../../administration/table/row-actions.tsx';
import type { TableShape } from '../../administration/table/table-view.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import { nodesQuery } from '../../administration/whole-lists.ts';
import { useServices } from '../../api/services.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { mayAny } from '../../session/may-any.ts';
import { needRight } from '../../session/need-right.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { adminNodesTexts as texts } from './admin-nodes-texts.ts';
import { NODE_INVALIDATES, NodeForm } from './node-form.tsx';

type Task = { task: 'adding'; below: number | null } | { task: 'editing' | 'deleting'; node: PlacedNode };

/** The order is the tree's. */
const NODE_SHAPE: TableShape = { sorts: ['tree'], defaultSort: 'tree', filters: [] };

/** The groups that match, all on one page: those above them must be in sight for the tree to be read. */
function useMatching(nodes: readonly PlacedNode[]): Records<PlacedNode> {
  const controls = useTableView(NODE_SHAPE);
  const part = fold(controls.view.q.trim());
  const rows = nodes.filter(({ name, value }) => fold(`${name} ${value ?? ''}`).includes(part));
  return {
    name: 'grupper',
    controls,
    rows,
    total: rows.length,
    perPage: Math.max(1, rows.length),
    failure: null,
    fetchAll: async () => rows,
  };
}

const Name = styled.span<{ $depth: number }>`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  overflow-wrap: anywhere;
  padding-inline-start: ${({ $depth }) => Math.max(0, $depth - 1) * 1.5}rem;

  svg {
    flex: none;
    color: ${colour('muted')};
  }
`;

function columnsFor(
  nodes: readonly PlacedNode[],
  rename: (node: PlacedNode, name: string) => Promise<unknown>,
): readonly Column<PlacedNode>[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return [
    {
      id: 'name',
      title: texts.columns.name,
      text: ({ name }) => name,
      edit: {
        value: ({ name }) => name,
        save: rename,
      },
      cell: ({ name, depth }) => (
        <Name $depth={depth}>
          {depth > 0 && <CornerDownRight aria-hidden="true" size={16} />}
          {name}
        </Name>
      ),
    },
    {
      id: 'parent',
      title: texts.columns.parent,
      text: ({ parent }) => (parent === null ? '' : (names.get(parent) ?? `#${parent}`)),
    },
    { id: 'value', title: texts.columns.value, text: ({ value }) => value ?? '' },
  ];
}

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_node');
  await Promise.all([needQuery(services, nodesQuery(services.client)), loadSavedViews(services, 'grupper')]);
  return { meta: adminMeta(texts, adminPaths.nodes()) };
}

/** The groups as a tree, and what can be done with them. Source: SPEC section 2, /profile/admin/nodes; section 3, Node. */
export function Page() {
  const { client } = useServices();
  const session = ownSession(useSession());
  const { data: nodes } = useSuspenseQuery(nodesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(texts);
  const actionsFor = (node: PlacedNode): RowAction[] => [
    { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', node }) },
    { text: texts.addBelow, icon: CornerDownRight, onDo: () => open({ task: 'adding', below: node.id }) },
    ...(session !== null && mayAny(session, 'manage_user')
      ? [{ text: texts.people, icon: Users, to: `${adminPaths.users()}?grupp=${node.id}` }]
      : []),
    { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', node }) },
  ];
  const form = { nodes, onSaved, onClose: close };
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useMatching(nodes)}
        texts={texts}
        icon={Network}
        columns={columnsFor(nodes, ({ id, value, parent }, name) =>
          client.call('updateNode', { params: { id }, json: { name, value, parent } }),
        )}
        invalidates={NODE_INVALIDATES}
        nameOf={({ name }) => name}
        add={() => open({ task: 'adding', below: nodes[0]?.id ?? null })}
        actions={actionsFor}
        notice={notice}
      />
      {active.task === 'adding' && <NodeForm node={null} parent={active.below} {...form} />}
      {active.task === 'editing' && <NodeForm node={active.node} parent={null} {...form} />}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.node.name)}
          text={texts.removeText}
          remove={() => client.call('deleteNode', { params: { id: active.node.id } })}
          invalidates={NODE_INVALIDATES}
          onDeleted={() => onDeleted(active.node.name)}
          onClose={close}
        />
      )}
    </Titled>
  );
}
