import type { CallOptions } from '@brandpost/rubicore-api';
import { sortOf, type TableShape, type TableView } from '../../admin-table/table-view.ts';

export const LINK_SHAPE: TableShape = {
  sorts: ['name', 'type', 'created'],
  defaultSort: 'name',
  filters: ['typ'],
};

/** What the API is asked for, without paging. */
export function linkQuery(view: TableView) {
  const { typ } = view.filters;
  return {
    sort: sortOf(view, { created: 'createdDate' }),
    ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
    ...(typ === undefined ? {} : { type: typ }),
  } satisfies CallOptions<'listLinks'>['query'];
}
