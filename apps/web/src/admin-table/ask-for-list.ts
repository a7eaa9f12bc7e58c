import { ApiError, type PageList } from '@brandpost/rubicore-api';
import type { Services } from '../app/services.ts';
import { failureOf } from '../errors/failure-of.ts';
import { need } from '../queries/read.ts';

/** One page of a list, as a loader answers it: plain data. `failure` says why there is none. */
export type TableList<Row> = { rows: Row[]; total: number; failure: string | null };

/**
 * One page of a list. That it could not be had is told in the table, whose controls stay in reach.
 * @throws a redirect for 401 and 503, as `need` does; a route error for 403 and 404
 */
export async function askForList<Row>(
  services: Services,
  asked: Promise<PageList<Row>>,
): Promise<TableList<Row>> {
  try {
    const rows = await asked;
    return { rows: [...rows], total: rows.total, failure: null };
  } catch (error) {
    const isTold = error instanceof ApiError && error.status >= 500 && error.status !== 503;
    if (!isTold) return need(services, Promise.reject(error));
    return { rows: [], total: 0, failure: failureOf(error) };
  }
}
