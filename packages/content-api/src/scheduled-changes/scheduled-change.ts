import type { PostBody } from '@brandpost/rubicore-api';
import type { Kysely } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, approvalNeeded, notAllowed, unprocessable } from '../errors.ts';
import { informedGroups, mayReview, requireRightsFor } from '../posts/rights/post-rights.ts';
import { lockPost, type StoredPost } from '../posts/storage/read-post.ts';
import { type AlertApproval, needsApproval } from '../posts/writing/alert-approval.ts';
import { checkPost } from '../posts/writing/check-post.ts';
import { fieldsFromBody } from '../posts/writing/fields-from-body.ts';
import { overrideFrom } from '../posts/writing/override.ts';
import { requireMended } from '../posts/writing/publishing-gate.ts';
import { resolveStatus } from '../posts/writing/resolve-status.ts';
import { changePost, type Saving } from '../posts/writing/save-post.ts';

const UNAPPROVED = 'En kollega måste godkänna ändringen, så den kan inte vänta på sin tid';

/**
 * Lets a change wait for its time, in place of one that waits already. It is judged now, as if it were made, and again
 * when it is; what it does not name can be edited meanwhile.
 * @throws notAllowed, unprocessable
 */
export async function scheduleChange(
  trx: Database,
  stored: StoredPost,
  { publishAt, body }: { publishAt: Date; body: PostBody },
  saving: Saving,
): Promise<void> {
  const { viewer, by, now, alertApproval } = saving;
  if (viewer.userId === null) throw notAllowed();
  if (publishAt <= now) {
    throw unprocessable([{ field: 'publishAt', message: 'Tiden måste ligga framåt' }]);
  }
  const wanted = resolveStatus({ ...stored.fields, ...fieldsFromBody(body) }, stored.fields, publishAt);
  requireRightsFor(viewer, stored.fields, wanted, {
    isReviewed: await mayReview(trx, viewer, stored.id),
    groups: await informedGroups(trx, viewer),
  });
  if (alertApproval.isRequired && needsApproval(stored.fields, wanted, publishAt)) {
    throw approvalNeeded([{ field: 'publishAt', message: UNAPPROVED }]);
  }
  const override = overrideFrom(body.override, wanted.status);
  const checked = await checkPost(trx, stored.id, wanted, {
    viewer,
    now,
    before: stored.fields,
  });
  await requireMended(trx, checked, { viewer, now, before: stored.fields, override });
  const row = {
    publish_at: publishAt,
    saved_date: now,
    author_id: viewer.userId,
    masked_by: viewer.maskedBy,
    body: JSON.stringify(body),
    failure: null,
  };
  await trx
    .insertInto('scheduled_change')
    .values({ ...row, post_id: stored.id })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
  const after = { publishAt: publishAt.toISOString(), post: body };
  await recordChange(trx, by, { action: 'post.schedule', entity: 'post', entityId: stored.id, after }, now);
}

type Due = { db: Kysely<Schema>; alertApproval: AlertApproval };

/** Makes every change whose time has come, each for itself: one that cannot be made says why and stands in no way. */
export async function makeDueChanges({ db, alertApproval }: Due, now: Date): Promise<number> {
  const due = await db
    .selectFrom('scheduled_change')
    .select('post_id')
    .where('publish_at', '<=', now)
    .where('failure', 'is', null)
    .orderBy('publish_at')
    .execute();
  for (const { post_id } of due) await makeDueChange({ db, alertApproval }, post_id, now);
  return due.length;
}

async function makeDueChange({ db, alertApproval }: Due, postId: number, now: Date): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const stored = await lockPost(trx, postId);
      // Only one process gets the row; the others find nothing to do.
      const change = await trx
        .deleteFrom('scheduled_change')
        .where('post_id', '=', postId)
        .where('publish_at', '<=', now)
        .where('failure', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (stored === null || change === undefined) return;
      const viewer: ApiViewer = {
        ...(await viewerOfUser(trx, change.author_id)),
        maskedBy: change.masked_by,
      };
      const by = { userId: change.author_id, maskedBy: change.masked_by, requestId: null };
      const action = 'post.scheduled';
      await changePost(trx, stored, change.body, {
        ...{ viewer, by, now, alertApproval, action },
        isJudged: true,
      });
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const failure = error.errors[0]?.message ?? error.message;
    await db.updateTable('scheduled_change').set({ failure }).where('post_id', '=', postId).execute();
  }
}
