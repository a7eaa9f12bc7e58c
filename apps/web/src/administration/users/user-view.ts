import type { CallOptions } from '@brandpost/rubicore-api';
import { sortOf, type TableShape, type TableView } from '../../admin-table/table-view.ts';
import { idIn } from '../../router/id-in.ts';

export const USER_SHAPE: TableShape = {
  sorts: ['name', 'username'],
  defaultSort: 'name',
  filters: ['roll', 'grupp', 'jobb', 'konto'],
};

/** What the API is asked for, without paging. */
export function userQuery(view: TableView) {
  const roleId = idIn(view.filters.roll);
  const nodeId = idIn(view.filters.grupp);
  const categoryId = idIn(view.filters.jobb);
  return {
    sort: sortOf(view),
    ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
    ...(roleId === null ? {} : { roleId }),
    ...(nodeId === null ? {} : { nodeId }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(view.filters.konto === 'stangda' ? { onlyInactive: true } : {}),
  } satisfies CallOptions<'listUsers'>['query'];
}
