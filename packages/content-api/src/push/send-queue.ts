import type { AlertLevel } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PushKind } from '../db/schema.ts';

/** What a process is sending just now, until it is done or another has it. */
export type ClaimedSend = {
  id: number;
  postId: number;
  kind: PushKind;
  level: AlertLevel | null;
  municipality: string;
  happened: Date;
  isRepeat: boolean;
  /** Subscriptions up to this one have been seen to. */
  lastId: number;
};

/** A process that has said nothing for so long is thought to be gone. */
const LEASE_MS = 20_000;
const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);
/** Who has had what is no news after that; only for anyone who looks at the table. */
const KEPT_MS = 7 * 86_400_000;

/** Takes the next thing to send that nobody is sending, VMA first; null where there is none. */
export async function claimSend(db: Database, owner: string, now: Date): Promise<ClaimedSend | null> {
  const { rows } = await sql<ClaimedSend>`
    update push_send set lease_owner = ${owner}, lease_until = ${leaseEnd(now)}
    where id = (select id from push_send where done is null and (lease_until is null or lease_until < ${now})
      order by level is distinct from 'vma', is_repeat, id limit 1 for update skip locked)
    returning id, post_id as "postId", kind, level, municipality, happened, is_repeat as "isRepeat",
      last_id as "lastId"`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a send for longer. @returns false where another has it, or something newer has taken its place */
export async function extendLease(db: Database, id: number, owner: string, now: Date): Promise<boolean> {
  const row = await owned(db, id, owner)
    .set({ lease_until: leaseEnd(now) })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** As above, and notes how far it has come. */
export async function noteProgress(
  trx: Database,
  { id, owner, lastId }: { id: number; owner: string; lastId: number },
  now: Date,
): Promise<boolean> {
  const set = { lease_until: leaseEnd(now), last_id: lastId };
  return (await owned(trx, id, owner).set(set).returning('id').executeTakeFirst()) !== undefined;
}

/** @param seenTo when the last of its subscriptions were read: of what was due by then nothing is left to send */
export async function finishSend(
  db: Database,
  { id, postId, kind, isRepeat }: ClaimedSend,
  { owner, seenTo, now }: { owner: string; seenTo: Date; now: Date },
): Promise<void> {
  if (isRepeat) {
    await db
      .deleteFrom('push_postponed')
      .where('post_id', '=', postId)
      .where('kind', '=', kind)
      .where('due', '<=', seenTo)
      .execute();
  }
  await owned(db, id, owner).set({ done: now }).execute();
  await db
    .deleteFrom('push_send')
    .where('done', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}

/** Lets another process go on at once. */
export async function releaseSends(db: Database, owner: string): Promise<void> {
  await db
    .updateTable('push_send')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', '=', owner)
    .where('done', 'is', null)
    .execute();
}

/** What was postponed and is due becomes something to send, once for each alert. */
export async function queueDue(db: Database, now: Date): Promise<void> {
  await sql`insert into push_send (post_id, kind, level, municipality, happened, is_repeat)
    select push_postponed.post_id, push_postponed.kind, max(push_alert.level), max(push_alert.municipality),
      ${now}, true
    from push_postponed join push_alert on push_alert.post_id = push_postponed.post_id
    where push_postponed.due <= ${now}
    group by push_postponed.post_id, push_postponed.kind
    on conflict (post_id, kind) where is_repeat and done is null do nothing`.execute(db);
}

/** Milliseconds until something is due that no change tells of: what was postponed, and what a process has left behind. */
export async function untilDue(db: Database, now: Date): Promise<number | null> {
  const { rows } = await sql<{ next: Date | null }>`select least((select min(due) from push_postponed),
    (select min(coalesce(lease_until, ${now})) from push_send where done is null)) as next`.execute(db);
  const next = rows[0]?.next ?? null;
  return next === null ? null : Math.max(0, next.getTime() - now.getTime());
}

function owned(db: Database, id: number, owner: string) {
  return db
    .updateTable('push_send')
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('done', 'is', null);
}
