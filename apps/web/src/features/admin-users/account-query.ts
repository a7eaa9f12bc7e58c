import { LIST_PER_PAGE } from '@brandpost/domain';
import { decodeLink, pageList } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { userRights } from '../../administration/rights/user-rights.ts';
import { decodedList } from '../../api/decoded.ts';
import { want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession } from '../../session/use-session.ts';
import { type AuditRow, auditRow } from '../admin-audit/audit-row.ts';

const LOG_ENTRIES = 15;

/** What a write to an account may change; of one's own, also what one sees oneself. */
export const ACCOUNT_INVALIDATES = [queryKeys.users, queryKeys.profile];

/** An account with all that is shown of it. Where somebody is signed in, and the log, are left out when they fail. */
export const accountQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'one', id],
    async queryFn() {
      const { client } = services;
      const session = ownSession(services.session);
      const query = { type: 'tool', perPage: LIST_PER_PAGE };
      const [user, capabilities, tools, own, signIns, log] = await Promise.all([
        client.call('getUser', { params: { id: String(id) } }),
        client.call('listCapabilities', { query: { perPage: LIST_PER_PAGE } }),
        client.call('listLinks', { query }),
        client.call('listUserLinks', { params: { id }, query }),
        want(services, client.call('listUserTokens', { params: { id } }), pageList([], 0)),
        session !== null && mayAny(session, 'read_audit_log') ? fetchLog(services, id) : null,
      ]);
      const explanations = await Promise.all(
        capabilities.map(({ key }) => client.call('explainCapability', { params: { id, cap: key } })),
      );
      return {
        user,
        tools: { all: [...decodedList(tools, decodeLink)], own: own.map((link) => link.id) },
        signIns: [...signIns],
        log,
        rights: userRights(capabilities, explanations),
      };
    },
  });

/** The latest entries of the audit log about an account. */
async function fetchLog(services: Services, id: number): Promise<AuditRow[]> {
  const query = { entity: 'user', entityId: String(id), perPage: LOG_ENTRIES };
  return (await want(services, services.client.call('listAuditEntries', { query }), pageList([], 0))).map(
    auditRow,
  );
}
