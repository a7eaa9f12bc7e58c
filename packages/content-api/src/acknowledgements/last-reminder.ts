import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * When somebody last had those reminded who have not acknowledged a post, and who it was; null for never.
 * @param onlyIn the groups that all of it has to have been for; null for everybody
 */
export async function lastReminder(
  db: Database,
  { postId, round, onlyIn }: { postId: number; round: number; onlyIn: readonly number[] | null },
): Promise<{ remindedDate: string; by: string } | null> {
  const { rows } = await sql<{ at: Date; by: string }>`select reminder.reminded_date as at,
      app_user.display_name as by
    from acknowledgement_reminder as reminder join app_user on app_user.id = reminder.user_id
    where reminder.post_id = ${postId} and reminder.round = ${round} and ${isForAllOf(onlyIn)}
    order by reminder.id desc limit 1`.execute(db);
  const [last] = rows;
  return last === undefined ? null : { remindedDate: last.at.toISOString(), by: last.by };
}

function isForAllOf(nodeIds: readonly number[] | null): RawBuilder<boolean> {
  return nodeIds === null
    ? sql`reminder.node_ids is null`
    : sql`(reminder.node_ids is null or reminder.node_ids @> ${[...nodeIds]}::integer[])`;
}
