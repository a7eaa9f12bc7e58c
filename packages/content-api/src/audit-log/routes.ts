import { Readable } from 'node:stream';
import { STAFF_EVENTS_HEADER } from '@brandpost/rubicore-api';
import { knowsBff } from '../access/knows-bff.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { eventsFor } from './events.ts';
import { findEntries } from './queries.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** Who changed what, and the same while it happens. Extensions; DESIGN section 5. */
export function auditLogCalls({ db, now, changes, staffEventsToken }: Dependencies): CallHandlers {
  const isBff = knowsBff(staffEventsToken);
  return {
    listAuditEntries: ({ query }) => findEntries(db, query),
    async verifyAuditLog() {
      const verdict = await verifyAuditLog(db);
      return {
        isIntact: verdict.isIntact,
        entries: verdict.entries,
        head: verdict.isIntact ? verdict.head : null,
        brokenAt: verdict.isIntact ? null : verdict.brokenAt,
      };
    },
    async followChanges({ viewer, query, request, reply }) {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const lastId = Number(request.headers['last-event-id'] ?? Number.NaN);
      const after = Number.isSafeInteger(lastId) && lastId >= 0 ? lastId : (query.after ?? null);
      reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store');
      const withStaffHints = isBff(request.headers[STAFF_EVENTS_HEADER]);
      const following = { db, changes, viewer, now, after, signal: gone.signal, withStaffHints };
      return reply.send(Readable.from(eventsFor(following)));
    },
  };
}
