import type { PostBody, ScheduledChange } from '@brandpost/rubicore-api';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { removeWorkingCopy } from '../posts/history/working-copy.ts';
import { openHistory } from '../posts/storage/read-post.ts';
import { scheduleChange } from './scheduled-change.ts';

/** What posts are going to be. Extensions; DESIGN section 5, Statuses. */
export function scheduledChangeCalls({ db, now, alertApproval }: Dependencies): CallHandlers {
  return {
    async getScheduledChange({ viewer, params }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        return await readScheduledChange(trx, params.id);
      });
    },
    async scheduleChange({ viewer, by, params, query, body }) {
      return await db.transaction().execute(async (trx) => {
        const stored = await openHistory(trx, viewer, params.id, now());
        const publishAt = new Date(body.publishAt);
        const saving = { viewer, by, now: now(), alertApproval };
        await scheduleChange(trx, stored, { publishAt, body: body.post as PostBody }, saving);
        // What waits is written: the log says that it was scheduled, and nothing was thrown away.
        if (query.workingCopy !== undefined)
          await removeWorkingCopy(trx, params.id, { meant: query.workingCopy, action: null }, saving);
        return await readScheduledChange(trx, params.id);
      });
    },
    async cancelScheduledChange({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        const before = await readScheduledChange(trx, params.id);
        await trx.deleteFrom('scheduled_change').where('post_id', '=', params.id).execute();
        await recordChange(
          trx,
          by,
          { action: 'post.unschedule', entity: 'post', entityId: params.id, before },
          now(),
        );
      });
      return { ok: true };
    },
  };
}

async function readScheduledChange(trx: Database, postId: number): Promise<ScheduledChange> {
  const row = await trx
    .selectFrom('scheduled_change')
    .leftJoin('app_user', 'app_user.id', 'scheduled_change.author_id')
    .selectAll('scheduled_change')
    .select('app_user.display_name')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    postId,
    publishAt: row.publish_at.toISOString(),
    savedDate: row.saved_date.toISOString(),
    authorId: row.author_id,
    authorName: row.display_name ?? '',
    maskedById: row.masked_by,
    post: row.body,
    failure: row.failure,
  };
}
