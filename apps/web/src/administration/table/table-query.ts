import type { ViewedList } from '@brandpost/domain';
import { ApiError, type PageList } from '@brandpost/rubicore-api';
import { type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../api/services.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { loadSavedViews } from '../saved-views/saved-views-query.ts';

/** One page of a list, as plain data: it is sent with the page. */
type TableRows<Row> = { rows: Row[]; total: number };

/** One page of a list, as a table shows it. `failure` says why there is none, and how to ask again. */
export type TableList<Row> = TableRows<Row> & {
  failure: { text: string; retry: () => void } | null;
  /** How many records the rows stand for, where some are told as one. */
  records?: number;
};

type TableQuery<Row> = UseQueryOptions<TableRows<Row>, Error, TableRows<Row>, QueryKey>;

const NO_ROWS: never[] = [];

/** A query for one page of a list. @param rowOf what the table shows of a record */
export function tableQuery<Record, Row = Record>(
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<PageList<Record>>,
  rowOf: (record: Record, index: number) => Row,
): TableQuery<Row> & { queryKey: QueryKey } {
  return queryOptions<TableRows<Row>, Error, TableRows<Row>, QueryKey>({
    queryKey,
    queryFn: async ({ signal }) => {
      const records = await ask(signal);
      return { rows: records.map(rowOf), total: records.total };
    },
  });
}

/**
 * For loaders: one page of a list, and the views that are saved of it. That the page could not be had is told in the table, whose controls stay in reach.
 * @throws a redirect for 401 and 503, as `need` does; a route error for 403 and 404
 */
export async function loadTable<Row>(
  services: Services,
  list: ViewedList,
  query: TableQuery<Row> & { queryKey: QueryKey },
): Promise<void> {
  try {
    await Promise.all([needQuery(services, query), loadSavedViews(services, list)]);
  } catch (error) {
    if (!isShownInTable(services, query.queryKey)) throw error;
  }
}

/** The list behind a table. One that failed is asked for again by those who want it, and not with each look at it. */
export function useTable<Row>(query: TableQuery<Row>): TableList<Row> {
  const { data, error, refetch } = useQuery({ ...query, retryOnMount: false });
  const hasFailed = data === undefined && error !== null;
  return {
    rows: data?.rows ?? NO_ROWS,
    total: data?.total ?? 0,
    failure: hasFailed ? { text: failureOf(error), retry: () => void refetch() } : null,
  };
}

function isShownInTable(services: Services, queryKey: QueryKey): boolean {
  const error = services.queryClient?.getQueryState(queryKey)?.error;
  return error instanceof ApiError && error.status >= 500 && error.status !== 503;
}
