import { type PushLevel, pushLevelsFor, quietUntil } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PushOutcome } from './push-sender.ts';
import { quietOf } from './queries.ts';
import { type ClaimedSend, noteProgress } from './send-queue.ts';

/** A subscription that is to hear of something. */
export type Recipient = {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  level: PushLevel;
  quiet_from: string | null;
  quiet_to: string | null;
  /** How often it has been tried before. */
  attempts: number;
};

/** Why somebody hears of it later, or that they have. */
export type BatchResult = { recipient: Recipient; outcome: PushOutcome | { kind: 'quiet'; until: Date } };

const BATCH_SIZE = 500;
const MAX_ATTEMPTS = 6;
const [FIRST_REST_MS, LONGEST_REST_MS] = [15_000, 3600_000];

/** The next subscriptions after one that are to hear of it. */
export async function readBatch(
  db: Database,
  send: ClaimedSend,
  afterId: number,
  now: Date,
): Promise<Recipient[]> {
  const { postId, kind, level, municipality, isRepeat } = send;
  const from = isRepeat
    ? sql`push_subscription join push_postponed on push_postponed.subscription_id = push_subscription.id
        and push_postponed.post_id = ${postId} and push_postponed.kind = ${kind}
        and push_postponed.due <= ${now}`
    : sql`push_subscription`;
  const { rows } = await sql<Recipient>`
    select id, endpoint, p256dh, auth, level, quiet_from, quiet_to,
      ${isRepeat ? sql`push_postponed.attempts` : sql`0`} as attempts
    from ${from} where id > ${afterId} and level = any(${[...pushLevelsFor(level)]}::text[])
      and (municipality = '' or ${municipality} = '' or lower(municipality) = lower(${municipality}))
    order by id limit ${BATCH_SIZE}`.execute(db);
  return rows;
}

/** When somebody's quiet hours end that it is now; null where they are to hear of it at once. VMA always is. */
export function heldUntil(recipient: Recipient, { level }: ClaimedSend, now: Date): Date | null {
  return level === 'vma' ? null : quietUntil(quietOf(recipient), now);
}

/**
 * Notes what became of a batch, all of it or nothing.
 * @returns false where another process goes on with it, or something newer has taken its place
 */
export async function noteBatch(
  db: Database,
  send: ClaimedSend,
  { owner, results }: { owner: string; results: readonly BatchResult[] },
  now: Date,
): Promise<boolean> {
  const lastId = results.at(-1)?.recipient.id ?? send.lastId;
  return await db.transaction().execute(async (trx) => {
    if (!(await noteProgress(trx, { id: send.id, owner, lastId }, now))) return false;
    const gone = results
      .filter(({ outcome }) => outcome.kind === 'gone')
      .map(({ recipient }) => recipient.id);
    if (gone.length > 0) await trx.deleteFrom('push_subscription').where('id', 'in', gone).execute();
    const unheard = await dropPostponed(trx, send, results);
    const rows = results.flatMap((result) => postponedRow(send, result, unheard, now));
    if (rows.length > 0) {
      // One that has unsubscribed meanwhile is no error.
      await sql`insert into push_postponed (subscription_id, post_id, kind, due, attempts, is_quiet)
        select push_subscription.id, ${send.postId}, ${send.kind}, row.due, row.attempts, row."isQuiet"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row(id integer, due timestamptz, attempts integer, "isQuiet" boolean)
        join push_subscription on push_subscription.id = row.id`.execute(trx);
    }
    return true;
  });
}

/** What waited of the alert has been said, or waits anew. @returns those who have never heard of it */
async function dropPostponed(
  trx: Database,
  { postId }: ClaimedSend,
  results: readonly BatchResult[],
): Promise<ReadonlySet<number>> {
  const ids = results.map(({ recipient }) => recipient.id);
  const { rows } = await sql<{ id: number }>`delete from push_postponed
    where post_id = ${postId} and subscription_id = any(${ids}::integer[])
    returning case when kind = 'begin' then subscription_id end as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

function postponedRow(
  { kind }: ClaimedSend,
  { recipient: { id, attempts }, outcome }: BatchResult,
  unheard: ReadonlySet<number>,
  now: Date,
): { id: number; due: Date; attempts: number; isQuiet: boolean }[] {
  if (outcome.kind === 'quiet') {
    // Nobody needs to be told in the morning that what they never heard of is taken back.
    if (kind === 'withdrawn' && unheard.has(id)) return [];
    return [{ id, due: outcome.until, attempts, isQuiet: true }];
  }
  if (outcome.kind !== 'later' || attempts + 1 >= MAX_ATTEMPTS) return [];
  const restMs = Math.max(outcome.restMs, Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** attempts));
  return [{ id, due: new Date(now.getTime() + restMs), attempts: attempts + 1, isQuiet: false }];
}
