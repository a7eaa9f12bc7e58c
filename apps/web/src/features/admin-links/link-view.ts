import type { Link } from '@brandpost/domain';
import { type CallOptions, decodeLink, type PageList, type RubicoreClient } from '@brandpost/rubicore-api';
import { tableQuery } from '../../administration/table/table-query.ts';
import {
  ROWS_PER_PAGE,
  sortOf,
  type TableShape,
  type TableView,
} from '../../administration/table/table-view.ts';
import { decodedList } from '../../api/decoded.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

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

/** Links as the product knows them: an upstream may know no more of an e-service than of any link. */
export async function fetchLinks(
  client: RubicoreClient,
  query: NonNullable<CallOptions<'listLinks'>['query']>,
  signal?: AbortSignal,
): Promise<PageList<Link>> {
  return decodedList(await client.call('listLinks', { query, ...(signal && { signal }) }), decodeLink);
}

/** One page of the links. */
export function linksQuery(client: RubicoreClient, view: TableView) {
  const query = { ...linkQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.links, 'table', query],
    (signal) => fetchLinks(client, query, signal),
    (link): Link => link,
  );
}
