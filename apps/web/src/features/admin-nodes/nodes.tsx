import { fold } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CornerDownRight, Network, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { type RowAction, RowActions } from '../../administration/table/row-actions.tsx';
import type { TableList } from '../../administration/table/table-query.ts';
import type { TableShape, TableView } from '../../administration/table/table-view.ts';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { nodesQuery } from '../../administration/whole-lists.ts';
import { useServices } from '../../api/services.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { adminNodesTexts as texts } from './admin-nodes-texts.ts';
import { NODE_INVALIDATES, NodeForm } from './node-form.tsx';

/** The order is the tree's. */
const NODE_SHAPE: TableShape = { sorts: ['tree'], defaultSort: 'tree', filters: [] };

/** The groups that match, all on one page: those above them must be in sight for the tree to be read. */
function nodesIn(nodes: readonly PlacedNode[], { q }: Pick<TableView, 'q'>): TableList<PlacedNode> {
  const part = fold(q.trim());
  const rows = nodes.filter(({ name, value }) => fold(`${name} ${value ?? ''}`).includes(part));
  return { rows: [...rows], total: rows.length, failure: null };
}

type Task = { task: 'adding'; below: number | null } | { task: 'editing' | 'deleting'; node: PlacedNode };

const Name = styled.span<{ $depth: number }>`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding-inline-start: ${({ $depth }) => Math.max(0, $depth - 1) * 1.5}rem;

  svg {
    flex: none;
    color: ${colour('muted')};
  }
`;

/** The groups as a tree, and what can be done with them. Source: SPEC section 3, Node. */
export function Nodes() {
  const { client } = useServices();
  const session = ownSession(useSession());
  const controls = useTableView(NODE_SHAPE);
  const { data: nodes } = useSuspenseQuery(nodesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted } = useRecordTask<Task>(texts);
  const list = nodesIn(nodes, controls.view);
  const actionsFor = (node: PlacedNode): RowAction[] => [
    { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', node }) },
    { text: texts.addBelow, icon: CornerDownRight, onDo: () => open({ task: 'adding', below: node.id }) },
    ...(session !== null && mayAny(session, 'manage_user')
      ? [{ text: texts.people, icon: Users, to: `${adminPaths.users()}?grupp=${node.id}` }]
      : []),
    { text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', node }) },
  ];
  return (
    <>
      <AdminTable
        name="grupper"
        label={texts.label}
        columns={columnsFor(nodes)}
        list={list}
        controls={controls}
        nameOf={({ name }) => name}
        searchPlaceholder={texts.searchPlaceholder}
        rowsPerPage={Math.max(1, list.total)}
        fetchAll={async () => list.rows}
        main={
          <Button type="button" onClick={() => open({ task: 'adding', below: nodes[0]?.id ?? null })}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        }
        actions={(node) => <RowActions name={node.name} actions={actionsFor(node)} />}
        empty={{ icon: Network, ...texts.empty }}
        notice={notice}
      />
      {active.task === 'adding' && (
        <NodeForm node={null} parent={active.below} nodes={nodes} onSaved={onSaved} onClose={close} />
      )}
      {active.task === 'editing' && (
        <NodeForm node={active.node} parent={null} nodes={nodes} onSaved={onSaved} onClose={close} />
      )}
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
    </>
  );
}

function columnsFor(nodes: readonly PlacedNode[]): readonly Column<PlacedNode>[] {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  const parentOf = ({ parent }: PlacedNode) => (parent === null ? '' : (names.get(parent) ?? `#${parent}`));
  return [
    {
      id: 'name',
      title: texts.columns.name,
      cell: ({ name, depth }) => (
        <Name $depth={depth}>
          {depth > 0 && <CornerDownRight aria-hidden="true" size={16} />}
          {name}
        </Name>
      ),
      csv: ({ name }) => name,
    },
    { id: 'parent', title: texts.columns.parent, cell: parentOf, csv: parentOf },
    {
      id: 'value',
      title: texts.columns.value,
      cell: ({ value }) => value ?? '',
      csv: ({ value }) => value,
    },
  ];
}
