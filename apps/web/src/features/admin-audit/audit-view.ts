import { LIST_PER_PAGE } from '@brandpost/domain';
import { pageList, type RubicoreClient } from '@brandpost/rubicore-api';
import { fromSwedishClock } from '@brandpost/swedish';
import { queryOptions } from '@tanstack/react-query';
import { idIn } from '../../addresses/id-in.ts';
import { given, type RecordList } from '../../administration/table/record-list.ts';
import type { TableView } from '../../administration/table/table-view.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { nameOf } from '../../session/use-session.ts';
import { type AuditRow, auditRow } from './audit-row.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom one may ask for besides a person. */
export const [PEOPLE, SYSTEM] = ['medarbetare', 'systemet'];

/** What the API is asked for, without paging. Days are Swedish ones, both of them included. */
export function auditQuery({ filters, q }: TableView) {
  const from = startOf(filters.fran);
  const till = startOf(filters.till);
  return given({
    name: q.trim(),
    actorId: idIn(filters.vem),
    isOfSystem: filters.vem === SYSTEM ? true : filters.vem === PEOPLE ? false : undefined,
    entity: filters.vad?.slice(0, 64),
    entityId: filters.nummer?.slice(0, 64),
    from: from?.toISOString(),
    to: till && endOf(till).toISOString(),
  });
}

function startOf(day: string | undefined): Date | null {
  const moment = day === undefined ? null : fromSwedishClock(`${day}T00:00`);
  return moment === null ? null : new Date(moment.instant);
}

function endOf(start: Date): Date {
  return new Date(start.getTime() + DAY_MS - 1);
}

/** The log, newest first, always: it has one order. */
export const AUDIT: RecordList<AuditRow> = {
  name: 'handelser',
  shape: { sorts: ['tid'], defaultSort: '-tid', filters: ['vem', 'vad', 'nummer', 'fran', 'till'] },
  queryKey: queryKeys.audit,
  async ask({ client }, { view, paging, ...abort }) {
    const query = { ...auditQuery(view), ...paging };
    const entries = await client.call('listAuditEntries', { query, ...abort });
    return pageList(entries.map(auditRow), entries.total);
  },
};

/** Everybody who may have done something, by name. */
export const actorsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'names'],
    async queryFn({ signal }) {
      const users = await client.call('listUsers', { query: { perPage: LIST_PER_PAGE }, signal });
      return users.map((user) => ({ id: user.id, name: nameOf(user) }));
    },
  });
