import type { Category } from '@brandpost/domain';
import type { CallOptions, RubicoreClient } from '@brandpost/rubicore-api';
import { tableQuery } from '../../administration/table/table-query.ts';
import {
  ROWS_PER_PAGE,
  sortOf,
  type TableShape,
  type TableView,
} from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

export const CATEGORY_SHAPE: TableShape = {
  sorts: ['name', 'key', 'type'],
  defaultSort: 'name',
  filters: ['typ'],
};

/** What the API is asked for, without paging. */
export function categoryQuery(view: TableView) {
  const { typ } = view.filters;
  return {
    sort: sortOf(view),
    ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
    ...(typ === undefined ? {} : { type: typ }),
  } satisfies CallOptions<'listCategories'>['query'];
}

/** One page of the categories. */
export function categoriesQuery(client: RubicoreClient, view: TableView) {
  const query = { ...categoryQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.categories, 'table', query],
    (signal) => client.call('listCategories', { query, signal }),
    (category): Category => category,
  );
}
