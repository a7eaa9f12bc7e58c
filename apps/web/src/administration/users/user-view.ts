import type { CallOptions } from '@brandpost/rubicore-api';
import { idOf, sortOf, type TableShape, type TableView } from '../../admin-table/table-view.ts';

export const USER_SHAPE: TableShape = {
  sorts: ['name', 'username'],
  defaultSort: 'name',
  filters: ['roll', 'grupp', 'jobb', 'konto'],
};

/** What the API is asked for, without paging. */
export function userQuery(view: TableView) {
  const roleId = idOf(view.filters.roll);
  const nodeId = idOf(view.filters.grupp);
  const categoryId = idOf(view.filters.jobb);
  return {
    sort: sortOf(view),
    ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
    ...(roleId === null ? {} : { roleId }),
    ...(nodeId === null ? {} : { nodeId }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(view.filters.konto === 'stangda' ? { onlyInactive: true } : {}),
  } satisfies CallOptions<'listUsers'>['query'];
}
