import { isSettledByReading, type NoticeChannel } from '@brandpost/domain';
import { sql } from 'kysely';
import { rightsOfUser } from '../../access/viewer-of-user.ts';
import type { Database } from '../../db/database.ts';
import { type FoundNotice, noticesOf } from '../find-notices.ts';
import type { Escalation } from '../sources/moments.ts';
import { type Claim, claimDue, type Delivery, finish, hasDue, postpone } from './delivery-queue.ts';

/** What became of a message. `later`: nobody has it, and it may be tried again. */
export type Outcome =
  | { kind: 'sent' }
  /** There is nowhere to send it to. */
  | { kind: 'dropped' }
  | { kind: 'failed'; error: unknown }
  /** `isForAll`: the next message would fare no better. */
  | { kind: 'later'; error: unknown; isForAll: boolean };

/** A way to send notices. */
export type Sender = {
  channel: NoticeChannel;
  /** @param key the same whenever the same deliveries are tried again */
  send(userId: number, notices: readonly FoundNotice[], key: string): Promise<Outcome>;
};

export type Sending = {
  db: Database;
  now: () => Date;
  escalation: Escalation;
  /** Names this process in the database. */
  owner: string;
  isClosing: () => boolean;
  onFailure: (failure: { channel: NoticeChannel; userId: number; error: unknown; isFinal: boolean }) => void;
};

/**
 * Sends all that is due in one way, a person at a time: what waits for them comes as one message.
 * @returns false where it has given up for now
 */
export async function sendDue(sender: Sender, sending: Sending): Promise<boolean> {
  const { db, now, owner, isClosing } = sending;
  while (!isClosing() && (await hasDue(db, sender.channel, now()))) {
    const claim = await claimDue(db, sender.channel, owner, now());
    if (claim === null) return true;
    if (!(await sendClaim(sender, claim, sending))) return false;
  }
  return true;
}

/** @returns false where there is no use in going on */
async function sendClaim(sender: Sender, { userId, deliveries }: Claim, sending: Sending): Promise<boolean> {
  const { db, now, onFailure } = sending;
  const { notices, worth, rest } = await stillWorthSending(deliveries, userId, sending);
  await finish(db, rest, 'dropped', now());
  if (worth.length === 0) return true;
  const outcome = await sender.send(userId, notices, worth.map(({ id }) => id).join('-'));
  if (outcome.kind !== 'later') {
    await finish(db, worth, outcome.kind, now());
    if (outcome.kind === 'failed') {
      onFailure({ channel: sender.channel, userId, error: outcome.error, isFinal: true });
    }
    return true;
  }
  const isPostponed = await postpone(db, worth, now());
  if (!isPostponed) await finish(db, worth, 'failed', now());
  onFailure({ channel: sender.channel, userId, error: outcome.error, isFinal: !isPostponed });
  return !outcome.isForAll;
}

/** What somebody may still see and has not dealt with, asked anew by the rule that their list goes by. */
async function stillWorthSending(
  deliveries: readonly Delivery[],
  userId: number,
  { db, now, escalation }: Sending,
): Promise<{ notices: FoundNotice[]; worth: Delivery[]; rest: Delivery[] }> {
  const rights = await rightsOfUser(db, userId);
  if (rights === null) return { notices: [], worth: [], rest: [...deliveries] };
  const asking = { db, viewer: { ...rights, userId }, escalation, now: now() };
  const { rows } = await sql<FoundNotice>`select * from (${await noticesOf(asking)}) as notice
    order by happened, "postId"`.execute(db);
  const notices = rows.filter((notice) => !isDealtWith(notice) && deliveries.some(isOf(notice)));
  const isWorth = (delivery: Delivery) => notices.some((notice) => isOf(notice)(delivery));
  return {
    notices,
    worth: deliveries.filter(isWorth),
    rest: deliveries.filter((delivery) => !isWorth(delivery)),
  };
}

function isDealtWith({ kind, isSettled, isRead }: FoundNotice): boolean {
  return isSettled || (isRead && isSettledByReading(kind));
}

function isOf(notice: FoundNotice) {
  return ({ kind, postId, occasion }: Delivery) =>
    kind === notice.kind && postId === notice.postId && occasion === notice.occasion;
}
