import { asksForAcknowledgement, isReadable } from '@brandpost/domain';
import type { AcknowledgementReminder } from '@brandpost/rubicore-api';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { nobodyToRemind, nothingToAcknowledge, remindedRecently } from '../errors.ts';
import { lockVisiblePost } from '../posts/storage/read-post.ts';
import { lastReminder } from './last-reminder.ts';
import { reportOf } from './report.ts';

/** For so long the same people are not reminded again of a post. */
const REST_MS = 60 * 60_000;

type Reminding = {
  viewer: ApiViewer;
  by: Actor;
  postId: number;
  /** The groups whose people are reminded; null for everybody. */
  onlyIn: readonly number[] | null;
  now: Date;
};

/**
 * Reminds those who have not acknowledged a post that is out, by a notice in somebody's name.
 * @throws notFound; nothingToAcknowledge for what asks nobody now; nobodyToRemind; remindedRecently
 */
export async function remind(
  trx: Database,
  { viewer, by, postId, onlyIn, now }: Reminding,
): Promise<AcknowledgementReminder> {
  const { fields } = await lockVisiblePost(trx, viewer, postId, now);
  const { userId } = viewer;
  const isAsking = asksForAcknowledgement(fields) && isReadable(fields, now);
  if (!isAsking || userId === null) throw nothingToAcknowledge();
  const { people, round } = await reportOf(trx, postId, onlyIn);
  const missing = people.filter((one) => one.acknowledgedDate === null && one.userId !== userId);
  if (missing.length === 0) throw nobodyToRemind();
  const last = await lastReminder(trx, { postId, round, onlyIn });
  const restsUntilMs = last === null ? 0 : Date.parse(last.remindedDate) + REST_MS;
  if (now.getTime() < restsUntilMs) throw remindedRecently();
  const reminder = { post_id: postId, round, user_id: userId, reminded_date: now };
  await trx
    .insertInto('acknowledgement_reminder')
    .values({ ...reminder, node_ids: onlyIn === null ? null : [...onlyIn] })
    .execute();
  await hintOwner(trx, by, userId);
  const change = { action: 'post.remind', entity: 'post', entityId: postId } as const;
  await recordChange(trx, by, { ...change, after: { round, reminded: missing.length } }, now);
  return { postId, remindedDate: now.toISOString(), reminded: missing.length };
}
