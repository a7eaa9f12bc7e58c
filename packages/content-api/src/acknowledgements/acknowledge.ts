import { asksForAcknowledgement, isMeantFor, isReadable } from '@brandpost/domain';
import type { WireAcknowledgement } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { acknowledgementOutdated, nothingToAcknowledge } from '../errors.ts';
import { lockVisiblePost } from '../posts/lock-visible-post.ts';
import { rootNodeIds } from '../posts/root-node-ids.ts';

type Acknowledging = { viewer: ApiViewer; by: Actor; postId: number; round: number; now: Date };

/**
 * Keeps that somebody has read and understood a post in its present round. The first time counts: saying it again, from
 * another device or after a lost answer, changes nothing.
 * @throws notFound for what the viewer may not see; nothingToAcknowledge for what does not ask them;
 * acknowledgementOutdated when they have read an older round
 */
export async function acknowledge(
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
    await recordChange(trx, by, { ...change, after: { round } }, now);
  }
  return { postId, round, acknowledgedDate: acknowledged_date.toISOString() };
}
