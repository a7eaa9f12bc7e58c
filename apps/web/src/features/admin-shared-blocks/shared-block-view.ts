import type { CallOptions, RubicoreClient, SharedBlock } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { tableQuery } from '../../administration/table/table-query.ts';
import {
  ROWS_PER_PAGE,
  sortOf,
  type TableShape,
  type TableView,
} from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

export const SHARED_BLOCK_SHAPE: TableShape = {
  sorts: ['name', 'usedBy', 'saved'],
  defaultSort: 'name',
  filters: [],
};

/** What the API is asked for, without paging. */
export function sharedBlockQuery(view: TableView) {
  return {
    sort: sortOf(view, { saved: 'savedDate' }),
    ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
  } satisfies CallOptions<'listSharedBlocks'>['query'];
}

/** One page of the shared blocks. */
export function sharedBlocksTableQuery(client: RubicoreClient, view: TableView) {
  const query = { ...sharedBlockQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.sharedBlocks, 'table', query],
    (signal) => client.call('listSharedBlocks', { query, signal }),
    (shared): SharedBlock => shared,
  );
}

/** So many posts are named; the others are counted. */
const USES_SHOWN = 50;
const VERSIONS_SHOWN = 10;

/** One shared block, with where it is shown and what it was. */
export function oneSharedBlockQuery(client: RubicoreClient, id: number) {
  return queryOptions({
    queryKey: [...queryKeys.sharedBlocks, 'one', id],
    async queryFn({ signal }) {
      const params = { id };
      const [block, uses, versions] = await Promise.all([
        client.call('getSharedBlock', { params, signal }),
        client.call('listSharedBlockUses', { params, query: { perPage: USES_SHOWN }, signal }),
        client.call('listSharedBlockVersions', { params, query: { perPage: VERSIONS_SHOWN }, signal }),
      ]);
      return { block, uses, versions: [...versions] };
    },
  });
}
