import type { PostBody } from '@brandpost/rubicore-api';
import { othersWithRight } from '../access/users-with-right.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWrittenPost } from '../posts/reading/wire-post.ts';
import { lockVisiblePost } from '../posts/storage/read-post.ts';
import { requireCurrent } from '../posts/writing/require-current.ts';
import { approve, cancel, deny } from './answer.ts';
import { askToPublish } from './ask.ts';
import { hasAsked, readRequests, wireRequest } from './request-rows.ts';

/** A second person for crisis alerts. Extensions; ADR 0053 */
export function alertRequestCalls({ db, now, alertApproval }: Dependencies): CallHandlers {
  return {
    async listAlertRequests({ viewer }) {
      const rows = await readRequests(db);
      const readable = rows.filter((row) => row.deniedDate === null || hasAsked(viewer, row));
      const requests = await Promise.all(readable.map((row) => wireRequest(db, row, viewer)));
      return { isRequired: alertApproval.isRequired, requests };
    },
    listAlertApprovers: ({ viewer }) => othersWithRight(db, viewer, 'publish_alert'),
    async requestAlert({ viewer, by, params, query, body, request }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await lockVisiblePost(trx, viewer, params.id, moment);
        await requireCurrent(trx, stored, request.headers['if-match']);
        const asked = { body: body as PostBody, workingCopy: query.workingCopy ?? null };
        return await askToPublish(trx, stored, asked, { viewer, by, now: moment, alertApproval });
      });
    },
    async approveAlert({ viewer, by, params }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        await approve(trx, params, { viewer, by, now: moment });
        return await readWrittenPost(trx, params.id, moment);
      });
    },
    async denyAlert({ viewer, by, params, body }) {
      await db.transaction().execute((trx) => deny(trx, params, body.reason, { viewer, by, now: now() }));
      return { ok: true };
    },
    async cancelAlertRequest({ viewer, by, params }) {
      await db.transaction().execute((trx) => cancel(trx, params, { viewer, by, now: now() }));
      return { ok: true };
    },
  };
}
