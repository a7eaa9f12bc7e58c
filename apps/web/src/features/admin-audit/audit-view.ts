import { LIST_PER_PAGE } from '@brandpost/domain';
import type { CallOptions, RubicoreClient } from '@brandpost/rubicore-api';
import { fromSwedishClock } from '@brandpost/swedish';
import { queryOptions } from '@tanstack/react-query';
import { idIn } from '../../addresses/id-in.ts';
import { tableQuery } from '../../administration/table/table-query.ts';
import { ROWS_PER_PAGE, type TableShape, type TableView } from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { nameOf } from '../../session/use-session.ts';
import { auditRow } from './audit-row.ts';

/** Newest first, always: the log has one order. */
export const AUDIT_SHAPE: TableShape = {
  sorts: ['tid'],
  defaultSort: '-tid',
  filters: ['vem', 'vad', 'nummer', 'fran', 'till'],
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the API is asked for, without paging. Days are Swedish ones, both of them included. */
export function auditQuery({ filters, q }: TableView) {
  const actorId = idIn(filters.vem);
  const from = startOf(filters.fran);
  const till = startOf(filters.till);
  return {
    ...(q.trim() === '' ? {} : { name: q.trim() }),
    ...(actorId === null ? {} : { actorId }),
    ...(filters.vad === undefined ? {} : { entity: filters.vad.slice(0, 64) }),
    ...(filters.nummer === undefined ? {} : { entityId: filters.nummer.slice(0, 64) }),
    ...(from === null ? {} : { from: from.toISOString() }),
    ...(till === null ? {} : { to: endOf(till).toISOString() }),
  } satisfies CallOptions<'listAuditEntries'>['query'];
}

function startOf(day: string | undefined): Date | null {
  const moment = day === undefined ? null : fromSwedishClock(`${day}T00:00`);
  return moment === null ? null : new Date(moment.instant);
}

function endOf(start: Date): Date {
  return new Date(start.getTime() + DAY_MS - 1);
}

/** One page of the log. */
export function auditTableQuery(client: RubicoreClient, view: TableView) {
  const query = { ...auditQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  return tableQuery(
    [...queryKeys.audit, 'table', query],
    (signal) => client.call('listAuditEntries', { query, signal }),
    auditRow,
  );
}

/** Everybody who may have done something, by name. */
export const actorsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'names'],
    async queryFn({ signal }) {
      const users = await client.call('listUsers', { query: { perPage: LIST_PER_PAGE }, signal });
      return users.map((user) => ({ id: user.id, name: nameOf(user) }));
    },
  });
