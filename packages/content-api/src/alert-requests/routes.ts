import { hasEnded, type PostFields } from '@brandpost/domain';
import type { AlertRequest, PostBody } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { othersWithRight } from '../access/users-with-right.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { approvalNotNeeded, notAllowed, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWrittenPost } from '../posts/reading/wire-post.ts';
import { mayReview, requireRightsFor } from '../posts/rights/post-rights.ts';
import { lockVisiblePost, type StoredPost } from '../posts/storage/read-post.ts';
import { needsApproval } from '../posts/writing/alert-approval.ts';
import { checkPost } from '../posts/writing/check-post.ts';
import { overrideFrom } from '../posts/writing/override.ts';
import { requireCurrent } from '../posts/writing/require-current.ts';
import { resolveStatus } from '../posts/writing/resolve-status.ts';
import { type Saving, saveFields, wantedFields } from '../posts/writing/save-post.ts';
import { approve, cancel, deny } from './answer.ts';
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

type Asked = {
  body: PostBody;
  /** Number of the working copy that the wording was written in; null where there is none. */
  workingCopy: number | null;
};

/**
 * Asks a second person to let an alert out, in place of what was asked before. It is judged now as if it went out, and
 * again when it does. A draft is saved as it is asked for; what is out stays as it is.
 * @throws approvalNotNeeded, notAllowed, unprocessable
 */
async function askToPublish(
  trx: Database,
  stored: StoredPost,
  { body, workingCopy }: Asked,
  saving: Saving,
): Promise<AlertRequest> {
  const { viewer, by, now, alertApproval } = saving;
  if (viewer.userId === null) throw notAllowed();
  const wanted = wantedFields(stored, body);
  const settled = resolveStatus(wanted, stored.fields, now);
  requireRightsFor(viewer, stored.fields, settled, { isReviewed: await mayReview(trx, viewer, stored.id) });
  if (!alertApproval.isRequired || !needsApproval(stored.fields, settled, now)) throw approvalNotNeeded();
  const override = overrideFrom(body.override, settled.status);
  await checkPost(trx, stored.id, settled, { viewer, now, before: stored.fields });
  if (hasEnded(settled, now)) {
    throw unprocessable([{ field: 'unpublishedDate', message: 'Sluttiden måste ligga framåt' }]);
  }
  const present = await saveAsDraft(trx, stored, wanted, saving);
  await trx.deleteFrom('alert_request').where('post_id', '=', stored.id).execute();
  const { id } = await trx
    .insertInto('alert_request')
    .values({
      ...{ post_id: stored.id, post_version: present.version, working_copy: workingCopy },
      ...{ asked_by: viewer.userId, masked_by: viewer.maskedBy, asked_date: now },
      fields: JSON.stringify({ ...wanted, slug: present.fields.slug, order: present.fields.order }),
      override: override === null ? null : JSON.stringify(override),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { requestId: id, version: present.version, title: wanted.title };
  await recordChange(
    trx,
    by,
    { action: 'post.request-alert', entity: 'post', entityId: stored.id, after },
    now,
  );
  const [row] = await readRequests(trx, sql`alert_request.id = ${id}`);
  if (row === undefined) throw new Error(`Request ${id} was written and is not there.`);
  return await wireRequest(trx, row, viewer);
}

/** What nobody sees yet is kept in the post itself, so that its author finds it as it was asked for. */
async function saveAsDraft(
  trx: Database,
  stored: StoredPost,
  wanted: PostFields,
  saving: Saving,
): Promise<StoredPost> {
  const { status } = stored.fields;
  if (status !== 'draft' && status !== 'trash') return stored;
  return await saveFields(trx, stored, { ...wanted, status: 'draft' }, saving);
}
