import type { CallOptions, RubicoreClient, WireUser } from '@brandpost/rubicore-api';
import { idIn } from '../../addresses/id-in.ts';
import { tableQuery } from '../../administration/table/table-query.ts';
import {
  ROWS_PER_PAGE,
  sortOf,
  type TableShape,
  type TableView,
} from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

export const USER_SHAPE: TableShape = {
  sorts: ['name', 'username'],
  defaultSort: 'name',
  filters: ['roll', 'far', 'grupp', 'jobb', 'konto'],
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
    ...(view.filters.far === undefined ? {} : { capability: view.filters.far }),
    ...(nodeId === null ? {} : { nodeId }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(view.filters.konto === 'stangda' ? { onlyInactive: true } : {}),
  } satisfies CallOptions<'listUsers'>['query'];
}

/** One page of the accounts. */
export function usersQuery(client: RubicoreClient, view: TableView) {
  const query = { ...userQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.users, 'table', query],
    (signal) => client.call('listUsers', { query, signal }),
    (user): WireUser => user,
  );
}
