import { IdSchema, IsoDateTimeSchema, MAX_ID, nullable } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { Maintenance, SystemReport } from '../wire/maintenance.ts';
import { DeadLink, LinkCheckReport } from '../wire/report.ts';
import { PagingQuery, pagingProperties } from '../wire/shared.ts';

const canRead = { capability: 'read_audit_log' } as const;
const EntryNumber = Type.Integer({ minimum: 0, maximum: MAX_ID });

const path = '/core/v1/maintenance';
const access = { capability: 'manage_maintenance' } as const;

/** What those look at who look after the service: who changed what, how it is, whether it is closed, what needs mending. */
export const administration = defineArea({
  listAuditEntries: {
    method: 'GET',
    path: '/core/v1/audit',
    summary: 'Every write, newest first',
    access: canRead,
    query: Type.Object({
      ...pagingProperties,
      entity: Type.Optional(Type.String({ maxLength: 64 })),
      entityId: Type.Optional(Type.String({ maxLength: 64 })),
      /** A part of what the thing or person is called now. */
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      action: Type.Optional(Type.String({ maxLength: 64 })),
      /** Who did it, in their own name or in another's. */
      actorId: Type.Optional(IdSchema),
      isOfSystem: Type.Optional(Type.Boolean()),
      from: Type.Optional(IsoDateTimeSchema),
      to: Type.Optional(IsoDateTimeSchema),
    }),
    answer: Type.Array(
      Type.Object({
        id: EntryNumber,
        at: IsoDateTimeSchema,
        actorId: nullable(IdSchema),
        actorName: Type.String(),
        /** As whom the actor acted; null for themselves. */
        subjectId: nullable(IdSchema),
        subjectName: Type.String(),
        action: Type.String(),
        entity: Type.String(),
        entityId: nullable(Type.String()),
        /** What the thing is called now, or was when it was last written; empty where it has no name. */
        entityName: Type.String(),
        /** Whether it is still there. */
        entityExists: Type.Boolean(),
        /** What it was tied to or loosened from: a role, a group, a category, a tool. Empty for all else. */
        tiedName: Type.String(),
        before: Type.Unknown(),
        after: Type.Unknown(),
        requestId: nullable(Type.String()),
        hash: Type.String(),
      }),
    ),
    list: true,
    extension: true,
  },
  verifyAuditLog: {
    method: 'GET',
    path: '/core/v1/audit/verification',
    summary: 'Whether the log is as it was written, from its first entry to its last',
    access: canRead,
    answer: Type.Object({
      isIntact: Type.Boolean(),
      entries: EntryNumber,
      /** Hash of the last entry; null when the chain is broken. */
      head: nullable(Type.String()),
      /** The first entry that is not as it was written. */
      brokenAt: nullable(EntryNumber),
    }),
    extension: true,
  },
  followChanges: {
    method: 'GET',
    path: '/core/v1/event',
    summary:
      'Server-sent events: what changed, as far as the caller may see it. Last-Event-ID or `after` takes it up again',
    access: 'anyone',
    query: Type.Object({ after: Type.Optional(EntryNumber) }),
    answer: Type.String(),
    produces: 'text/event-stream',
    extension: true,
  },
  getMaintenance: {
    method: 'GET',
    path,
    summary: 'Whether the site is closed for maintenance, and until when',
    access: 'anyone',
    answer: Maintenance,
    shared: true,
    extension: true,
  },
  setMaintenance: {
    method: 'PUT',
    path,
    summary:
      'Closes the site for maintenance, or opens it; meanwhile only those who may do this write anything',
    access,
    body: { json: Maintenance },
    answer: Maintenance,
    extension: true,
  },
  getSystemReport: {
    method: 'GET',
    path: '/core/v1/system',
    summary: 'How the parts of the service are',
    access,
    answer: SystemReport,
    extension: true,
  },
  listDeadLinks: {
    method: 'GET',
    path: '/core/v1/report/dead-link',
    summary: 'Links in what is published that lead nowhere',
    access: { capability: 'publish_post' },
    query: PagingQuery,
    answer: Type.Array(DeadLink),
    list: true,
    extension: true,
  },
  getLinkCheck: {
    method: 'GET',
    path: '/core/v1/report/link-check',
    summary: 'How the last check of links that lead elsewhere went',
    access: { capability: 'publish_post' },
    answer: LinkCheckReport,
    extension: true,
  },
  startLinkCheck: {
    method: 'POST',
    path: '/core/v1/report/link-check',
    summary: 'Asks all addresses that published posts link to now',
    access: { capability: 'publish_post' },
    answer: LinkCheckReport,
    unseen: true,
    extension: true,
  },
});
