import type { NoticeChannel } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { NoticeKey } from '../find-notices.ts';

/** All that one person is to be sent just now in one way, and that this process has taken on. */
export type Claim = { userId: number; deliveries: Delivery[] };
export type Delivery = NoticeKey & { id: number; attempts: number };

/** Longer than a server may take over a message. A process that has said nothing for so long is thought to be gone. */
const LEASE_MS = 5 * 60_000;
const [FIRST_REST_MS, LONGEST_REST_MS] = [60_000, 3_600_000];
/** About two days, as long as mail servers try. */
const MAX_ATTEMPTS = 50;

/** Takes on what is due for the person who has waited longest; null where there is nothing. */
export async function claimDue(
  db: Database,
  channel: NoticeChannel,
  owner: string,
  now: Date,
): Promise<Claim | null> {
  return await db.transaction().execute(async (trx) => {
    // Two processes that took on one person's rows in halves would send two messages in place of one.
    await sql`lock table notice_delivery in share row exclusive mode`.execute(trx);
    const isDue = sql`channel = ${channel} and done is null and due <= ${now}
      and (lease_until is null or lease_until < ${now})`;
    const { rows } = await sql<Delivery & { userId: number }>`
      update notice_delivery set lease_owner = ${owner}, lease_until = ${new Date(now.getTime() + LEASE_MS)}
      where ${isDue} and user_id = (select user_id from notice_delivery where ${isDue} order by due, id limit 1)
      returning id, user_id as "userId", kind, post_id as "postId", occasion, attempts`.execute(trx);
    const [first] = rows;
    if (first === undefined) return null;
    return { userId: first.userId, deliveries: rows.sort((one, other) => one.id - other.id) };
  });
}

/** Whether anything is due in a way, so that nobody locks the table for nothing. */
export async function hasDue(db: Database, channel: NoticeChannel, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('notice_delivery')
    .select('id')
    .where('channel', '=', channel)
    .where('done', 'is', null)
    .where('due', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes what became of deliveries. */
export async function finish(
  db: Database,
  deliveries: readonly Delivery[],
  outcome: 'sent' | 'dropped' | 'failed',
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .updateTable('notice_delivery')
    .set({ done: now, outcome, lease_owner: null, lease_until: null })
    .where('id', 'in', idsOf(deliveries))
    .execute();
}

/** Tries again later, each time after a longer rest. @returns false where it has been tried often enough */
export async function postpone(db: Database, deliveries: readonly Delivery[], now: Date): Promise<boolean> {
  const attempts = Math.max(...deliveries.map((delivery) => delivery.attempts)) + 1;
  if (attempts >= MAX_ATTEMPTS) return false;
  const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (attempts - 1));
  await db
    .updateTable('notice_delivery')
    .set({ attempts, due: new Date(now.getTime() + restMs), lease_owner: null, lease_until: null })
    .where('id', 'in', idsOf(deliveries))
    .execute();
  return true;
}

/** Lets another process go on at once. */
export async function releaseClaims(db: Database, owner: string): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', '=', owner)
    .where('done', 'is', null)
    .execute();
}

/** Milliseconds until something is due in any of some ways; null where nothing waits. */
export async function untilDue(
  db: Database,
  channels: readonly NoticeChannel[],
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{
    next: Date | null;
  }>`select min(greatest(due, coalesce(lease_until, due))) as next
    from notice_delivery where done is null and channel = any(${[...channels]}::text[])`.execute(db);
  const next = rows[0]?.next ?? null;
  return next === null ? null : Math.max(0, next.getTime() - now.getTime());
}

const idsOf = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);
