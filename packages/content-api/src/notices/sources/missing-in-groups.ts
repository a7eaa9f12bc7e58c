import { capabilityValue, NOTICES_KEPT_DAYS } from '@brandpost/domain';
import { sql } from 'kysely';
import type { UserRights } from '../../access/viewer-of-user.ts';
import { reportOf } from '../../acknowledgements/report.ts';
import type { Database } from '../../db/database.ts';
import { visibleTo } from '../../posts/rights/visible-to.ts';
import { ASKS, type Escalation } from './moments.ts';

/** Somebody as far as notices care. */
export type NoticeViewer = UserRights & { userId: number };

/** The right to follow who in one's own groups has acknowledged a post. */
export const FOLLOWS = 'follow_acknowledgement';

/**
 * The posts that somebody sees, whose deadline passed as long ago as the setting says, and that some in their own groups
 * have not acknowledged. None for those who may not follow that.
 */
export async function postsWithMissing(
  db: Database,
  viewer: NoticeViewer,
  { afterDays }: Escalation,
  now: Date,
): Promise<number[]> {
  if (afterDays === null || capabilityValue(viewer.grants, FOLLOWS) !== true) return [];
  const { rows } = await sql<{ id: number }>`select post.id from post
    where ${ASKS} and ${visibleTo(viewer, now)}
      and post.acknowledge_by + make_interval(days => ${afterDays}) between
        ${now}::timestamptz - make_interval(days => ${NOTICES_KEPT_DAYS}) and ${now}`.execute(db);
  const found: number[] = [];
  for (const { id } of rows) {
    const { people } = await reportOf(db, id, viewer.nodeIds);
    if (people.some((one) => one.acknowledgedDate === null && one.userId !== viewer.userId)) found.push(id);
  }
  return found;
}
