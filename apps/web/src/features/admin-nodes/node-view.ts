import { fold } from '@brandpost/swedish';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import type { TableList } from '../../administration/table/table-query.ts';
import type { TableShape, TableView } from '../../administration/table/table-view.ts';

/** The order is the tree's. */
export const NODE_SHAPE: TableShape = { sorts: ['tree'], defaultSort: 'tree', filters: [] };

/** The groups that match, all on one page: those above them must be in sight for the tree to be read. */
export function nodesIn(nodes: readonly PlacedNode[], { q }: Pick<TableView, 'q'>): TableList<PlacedNode> {
  const part = fold(q.trim());
  const rows = nodes.filter(({ name, value }) => fold(`${name} ${value ?? ''}`).includes(part));
  return { rows: [...rows], total: rows.length, failure: null };
}
