import { asksForAcknowledgement, capabilityValue, isMeantFor, isReadable } from '@brandpost/domain';
import type { WireAcknowledgement } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { acknowledgementOutdated, notAllowed, notForAnother, nothingToAcknowledge } from '../errors.ts';
import { countRows } from '../lists/find-list.ts';
import { type ListOf, pageOf } from '../lists/paging.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { rootNodeIds } from '../posts/rights/is-public.ts';
import { isChangeable } from '../posts/rights/post-rights.ts';
import { lockVisiblePost } from '../posts/storage/read-post.ts';
import { addMarks } from '../users/reading-marks.ts';
import { lastReminder } from './last-reminder.ts';
import { missingInGroups } from './missing.ts';
import { remind } from './remind.ts';
import { reportOf } from './report.ts';

type Paging = Call<'listMyAcknowledgements'>['query'];
type Row = { postId: number; round: number; acknowledgedDate: Date };

/** Who has read and understood what. Extensions; UX section 3, Acknowledged information. */
export function acknowledgementCalls({ db, now }: Dependencies): CallHandlers {
  /** The groups in which somebody may follow who has acknowledged what they see. @throws notAllowed */
  const followedGroups = async (viewer: ApiViewer) => {
    if (capabilityValue(viewer.grants, 'follow_acknowledgement') !== true) throw notAllowed();
    const roots = await rootNodeIds(db);
    return viewer.nodeIds.filter((id) => !roots.includes(id));
  };
  return {
    async acknowledgePost({ viewer, by, params, body }) {
      if (viewer.maskedBy !== null) throw notForAnother();
      return await db
        .transaction()
        .execute((trx) => acknowledge(trx, { viewer, by, postId: params.id, round: body.round, now: now() }));
    },
    async remindOfAcknowledgement({ viewer, by, params, body }) {
      if (viewer.maskedBy !== null) throw notForAnother();
      const mayFollowAll = await isChangeable(db, viewer, params.id, now());
      if (body.isWhole && !mayFollowAll) throw notAllowed();
      const onlyIn = body.isWhole ? null : await followedGroups(viewer);
      return await db
        .transaction()
        .execute((trx) => remind(trx, { viewer, by, postId: params.id, onlyIn, now: now() }));
    },
    async getAcknowledgements({ viewer, params }) {
      const isWhole = await isChangeable(db, viewer, params.id, now());
      const onlyIn = isWhole ? null : await followedGroups(viewer);
      const report = await reportOf(db, params.id, onlyIn);
      const last = await lastReminder(db, { ...report, onlyIn });
      return { ...report, ...(last !== null && { lastReminder: last }) };
    },
    listMissingAcknowledgements: ({ viewer }) => missingInGroups(db, viewer, now()),
    listMyAcknowledgements: ({ viewer, query }) => findOwn(db, viewer.userId ?? 0, query),
  };
}

async function findOwn(db: Database, userId: number, query: Paging): Promise<ListOf<WireAcknowledgement>> {
  const { limit, offset } = pageOf(query);
  const from = sql`acknowledgement where user_id = ${userId}`;
  const { rows } = await sql<Row>`select post_id as "postId", round, acknowledged_date as "acknowledgedDate"
    from ${from} order by acknowledged_date desc, post_id desc, round desc
    limit ${limit} offset ${offset}`.execute(db);
  const acknowledgements = rows.map((row) => ({
    ...row,
    acknowledgedDate: row.acknowledgedDate.toISOString(),
  }));
  return { rows: acknowledgements, total: await countRows(db, from) };
}

type Acknowledging = { viewer: ApiViewer; by: Actor; postId: number; round: number; now: Date };

/**
 * Keeps that somebody has read and understood a post in its present round. The first time counts: saying it again, from
 * another device or after a lost answer, changes nothing.
 * @throws notFound for what the viewer may not see; nothingToAcknowledge for what does not ask them;
 * acknowledgementOutdated when they have read an older round
 */
async function acknowledge(
  trx: Database,
  { viewer, by, postId, round, now }: Acknowledging,
): Promise<WireAcknowledgement> {
  const { fields } = await lockVisiblePost(trx, viewer, postId, now);
  const isAsked =
    asksForAcknowledgement(fields) &&
    isReadable(fields, now) &&
    isMeantFor(fields, viewer, await rootNodeIds(trx));
  if (!isAsked || viewer.userId === null) throw nothingToAcknowledge();
  if (round !== fields.acknowledgementRound) throw acknowledgementOutdated();
  const { rows: added } = await sql`insert into acknowledgement (post_id, user_id, round, acknowledged_date)
    values (${postId}, ${viewer.userId}, ${round}, ${now}) on conflict do nothing returning 1`.execute(trx);
  const { acknowledged_date } = await trx
    .selectFrom('acknowledgement')
    .select('acknowledged_date')
    .where('post_id', '=', postId)
    .where('user_id', '=', viewer.userId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  if (added.length > 0) {
    const change = { action: 'post.acknowledge', entity: 'post', entityId: postId } as const;
    // Who has understood it has read it, also where no page could say so: without a network.
    await addMarks(trx, viewer.userId, 'read_post', [postId]);
    await hintOwner(trx, by, viewer.userId);
    await recordChange(trx, by, { ...change, after: { round } }, now);
  }
  return { postId, round, acknowledgedDate: acknowledged_date.toISOString() };
}
