import type { PostFields } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { rightsOfBoth, rightsOfUser, viewerOfUser } from '../access/viewer-of-user.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import {
  ApiFailure,
  alertAskerNotAllowed,
  alertEndPassed,
  alertRequestGone,
  approvalByAnother,
  notAllowed,
  unprocessable,
} from '../errors.ts';
import { readWorkingCopy, removeWorkingCopy } from '../posts/history/working-copy.ts';
import { mayChange } from '../posts/rights/post-rights.ts';
import { lockPost, type StoredPost } from '../posts/storage/read-post.ts';
import { NO_APPROVAL } from '../posts/writing/alert-approval.ts';
import { saveFields } from '../posts/writing/save-post.ts';
import {
  hasAsked,
  hasRunOut,
  mayAnswer,
  type RequestRow,
  readRequests,
  requestedFields,
} from './request-rows.ts';

/** Which request is answered, and of which post. */
type Named = { id: number; requestId: number };
type Answering = { viewer: ApiViewer; by: Actor; now: Date };
const MAX_REASON_LENGTH = 500;

/**
 * Lets an alert out as somebody else has asked for it. What the asker may do is judged as of now; who has approved it may
 * change the alert from now on, as who has asked may.
 * @throws alertRequestGone, approvalByAnother, alertAskerNotAllowed, alertEndPassed, unprocessable
 */
export async function approve(trx: Database, named: Named, { viewer, by, now }: Answering): Promise<void> {
  const { stored, request } = await openRequest(trx, named);
  requireOther(viewer, request);
  if (hasRunOut(request, now)) throw alertEndPassed();
  const asker = await askerNow(trx, request);
  const wanted = withEditor(withDate(requestedFields(request), request, now), viewer);
  const { override = null } = request;
  try {
    await saveFields(trx, stored, wanted, {
      ...{ viewer: asker, by, now, override, alertApproval: NO_APPROVAL },
      action: 'post.approve',
    });
  } catch (error) {
    throw error instanceof ApiFailure && error.status === 403 ? alertAskerNotAllowed() : error;
  }
  await removeWorkingCopyAsked(trx, request, { viewer, by, now });
}

/** Denies what somebody else has asked for; they alone are told why. @throws alertRequestGone, approvalByAnother, unprocessable */
export async function deny(
  trx: Database,
  named: Named,
  reason: string,
  { viewer, by, now }: Answering,
): Promise<void> {
  const { request } = await openRequest(trx, named);
  requireOther(viewer, request);
  const denial = reason.trim();
  const wrong = (message: string) => unprocessable([{ field: 'reason', message }]);
  if (denial === '') throw wrong(messages.required);
  if (denial.length > MAX_REASON_LENGTH) throw wrong(messages.maxLength(MAX_REASON_LENGTH));
  await trx
    .updateTable('alert_request')
    .set({ denied_by: viewer.userId, denied_date: now, denial })
    .where('id', '=', request.id)
    .execute();
  const after = { requestId: request.id, reason: denial };
  await recordChange(trx, by, { action: 'post.deny-alert', entity: 'post', entityId: named.id, after }, now);
}

/** Takes back what one has asked for, also when it has been denied. @throws alertRequestGone, notAllowed */
export async function cancel(trx: Database, named: Named, { viewer, by, now }: Answering): Promise<void> {
  const { request } = await openRequest(trx, named, { mayBeDenied: true });
  if (!hasAsked(viewer, request)) throw notAllowed();
  await trx.deleteFrom('alert_request').where('id', '=', request.id).execute();
  const after = { requestId: request.id };
  await recordChange(
    trx,
    by,
    { action: 'post.cancel-alert-request', entity: 'post', entityId: named.id, after },
    now,
  );
}

/** A request that still holds, with its post, which nobody else changes or answers for until the transaction is over. */
async function openRequest(
  trx: Database,
  { id, requestId }: Named,
  { mayBeDenied = false } = {},
): Promise<{ stored: StoredPost; request: RequestRow }> {
  // The post first, as all do who change it: the second of two finds no request any more.
  const stored = await lockPost(trx, id);
  const [request] = await readRequests(
    trx,
    sql`alert_request.id = ${requestId} and alert_request.post_id = ${id}`,
  );
  if (stored === null || request === undefined) throw alertRequestGone();
  if (request.deniedDate !== null && !mayBeDenied) throw alertRequestGone();
  return { stored, request };
}

function requireOther(viewer: ApiViewer, request: RequestRow): void {
  if (!mayAnswer(viewer, request)) throw approvalByAnother();
}

/** Who has asked, with what they may do by now: who acted as another, with what both may. @throws alertAskerNotAllowed */
async function askerNow(trx: Database, { askedBy, maskedBy }: RequestRow): Promise<ApiViewer> {
  const actor = maskedBy === null ? null : await rightsOfUser(trx, maskedBy);
  if (maskedBy !== null && actor === null) throw alertAskerNotAllowed();
  const rights = await rightsOfUser(trx, askedBy);
  if (rights === null) throw alertAskerNotAllowed();
  const viewer = await viewerOfUser(trx, askedBy);
  return { ...viewer, ...(actor === null ? {} : rightsOfBoth(rights, actor)), maskedBy };
}

/** A time that came while it waited is now: the alert was not out then. */
function withDate(fields: PostFields, { askedDate }: RequestRow, now: Date): PostFields {
  const at = fields.publishedDate === null ? null : Date.parse(fields.publishedDate);
  const hasComeMeanwhile = at !== null && at > askedDate.getTime() && at <= now.getTime();
  return hasComeMeanwhile ? { ...fields, status: 'publish', publishedDate: null } : fields;
}

/** Who has approved an alert can also take it back, whatever else they may. */
function withEditor(fields: PostFields, viewer: ApiViewer): PostFields {
  if (viewer.userId === null || mayChange(viewer, fields)) return fields;
  return { ...fields, editorIds: [...fields.editorIds, viewer.userId].sort((a, b) => a - b) };
}

/** What has been written since stays; what was asked for is out. */
async function removeWorkingCopyAsked(
  trx: Database,
  request: RequestRow,
  answering: Answering,
): Promise<void> {
  const present = request.workingCopy === null ? null : await readWorkingCopy(trx, request.postId);
  if (present === null || present.number !== request.workingCopy) return;
  const removal = { meant: present.number, action: 'post.apply-working-copy' } as const;
  await removeWorkingCopy(trx, request.postId, removal, answering);
}
