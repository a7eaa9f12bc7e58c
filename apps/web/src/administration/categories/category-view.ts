import type { CallOptions } from '@brandpost/rubicore-api';
import { sortOf, type TableShape, type TableView } from '../../admin-table/table-view.ts';

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
