import { LIST_PER_PAGE, type ViewedList } from '@brandpost/domain';
import { ApiError, type PageList, pageList } from '@brandpost/rubicore-api';
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../api/services.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { loadSavedViews } from '../saved-views/saved-views-query.ts';
import { ROWS_PER_PAGE, type TableShape, type TableView, viewFrom } from './table-view.ts';
import { type TableControls, useTableView } from './use-table-view.ts';

type Paging = { page: number; perPage: number };

/** A list of the administration: what an address may say of it, and how the API is asked for it. */
export type RecordList<Row> = {
  /** In the browser's memory, in file names and for the views that are saved of it. */
  name: ViewedList;
  shape: TableShape;
  /** The root of its keys. */
  queryKey: QueryKey;
  ask: (
    services: Services,
    request: { view: TableView; paging: Paging; signal?: AbortSignal },
  ) => Promise<PageList<Row>>;
};

/** A list as the address says that it is seen. `failure` says why there is none, and how to ask again. */
export type Records<Row> = Pick<RecordList<Row>, 'name'> & {
  controls: TableControls;
  rows: readonly Row[];
  total: number;
  perPage: number;
  failure: { text: string; retry: () => void } | null;
  /** All rows of the list as it is searched and filtered, on whatever page. */
  fetchAll: () => Promise<readonly Row[]>;
};

const NO_ROWS: never[] = [];

/** One page of a list, as plain data: it is sent with the page. */
function recordsQuery<Row>(services: Services, { queryKey, ask }: RecordList<Row>, view: TableView) {
  const paging = { page: view.page, perPage: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKey, 'table', view],
    async queryFn({ signal }): Promise<{ rows: Row[]; total: number }> {
      const records = await ask(services, { view, paging, signal });
      return { rows: [...records], total: records.total };
    },
  });
}

/**
 * For loaders: one page of a list, and the views that are saved of it. That the page could not be had is said in the table,
 * whose controls stay in reach.
 * @throws a redirect for 401 and 503, as `need` does; a route error for 403 and 404
 */
export async function loadRecords<Row>(services: Services, url: URL, list: RecordList<Row>): Promise<void> {
  const query = recordsQuery(services, list, viewFrom(url.searchParams, list.shape));
  try {
    await Promise.all([needQuery(services, query), loadSavedViews(services, list.name)]);
  } catch (error) {
    if (!isShownInTable(services, query.queryKey)) throw error;
  }
}

/** The list behind a table. One that failed is asked for again by those who want it, and not with each look at it. */
export function useRecords<Row>(list: RecordList<Row>): Records<Row> {
  const services = useServices();
  const controls = useTableView(list.shape);
  const { view } = controls;
  const query = recordsQuery(services, list, view);
  const { data, error, refetch } = useQuery({ ...query, retryOnMount: false });
  const hasFailed = data === undefined && error !== null;
  return {
    name: list.name,
    controls,
    rows: data?.rows ?? NO_ROWS,
    total: data?.total ?? 0,
    perPage: ROWS_PER_PAGE,
    failure: hasFailed ? { text: failureOf(error), retry: () => void refetch() } : null,
    fetchAll: () => list.ask(services, { view, paging: { page: 1, perPage: LIST_PER_PAGE } }),
  };
}

function isShownInTable(services: Services, queryKey: QueryKey): boolean {
  const error = services.queryClient?.getQueryState(queryKey)?.error;
  return error instanceof ApiError && error.status >= 500 && error.status !== 503;
}

/** Records that have no number of their own, by their place in the whole list. */
export function numbered<Item>(
  items: PageList<Item>,
  { page, perPage }: Paging,
): PageList<Item & { id: number }> {
  const first = (page - 1) * perPage + 1;
  return pageList(
    items.map((item, index) => ({ ...item, id: first + index })),
    items.total,
  );
}

type Given<Query> = { [Name in keyof Query]?: Exclude<Query[Name], null | undefined> };

/** A query without what nobody has asked for: empty texts, null and undefined. */
export function given<Query extends Record<string, unknown>>(query: Query): Given<Query> {
  const isGiven = ([, value]: [string, unknown]) => value !== '' && value !== null && value !== undefined;
  return Object.fromEntries(Object.entries(query).filter(isGiven)) as Given<Query>;
}
