import type { Database } from '../db/database.ts';
import { alertMessage, type PushMessage } from './alert-message.ts';
import { type BatchResult, heldUntil, noteBatch, type Recipient, readBatch } from './batches.ts';
import type { PushSender } from './push-sender.ts';
import { type ClaimedSend, extendLease, finishSend } from './send-queue.ts';

/** A batch may wait for a slow service while the next ones are sent. */
const BATCHES_AT_ONCE = 3;
const EXTENDED_EVERY_MS = 5000;

export type Sending = {
  db: Database;
  now: () => Date;
  sender: PushSender;
  /** Names this process in the database. */
  owner: string;
  /** Told of each message, and of how many milliseconds after the event it was delivered. */
  onOutcome: (outcome: BatchResult['outcome']['kind'], lagMs: number | null) => void;
  isClosing: () => boolean;
};

/**
 * Sends to all who are to hear of it, a few batches at a time; each batch is noted when it is over, in their order. Whoever
 * goes on after a crash sends at most what was under way a second time.
 */
export async function sendToSubscribers(send: ClaimedSend, sending: Sending): Promise<void> {
  const { db, now, owner, isClosing } = sending;
  let isOurs = true;
  let noted: Promise<void> = Promise.resolve();
  const underWay: Promise<unknown>[] = [];
  const lease = setInterval(() => {
    extendLease(db, send.id, owner, now()).then(
      (extended) => {
        isOurs &&= extended;
      },
      () => undefined,
    );
  }, EXTENDED_EVERY_MS).unref();
  try {
    for (let afterId = send.lastId; isOurs && !isClosing(); ) {
      const seenTo = now();
      const recipients = await readBatch(db, send, afterId, seenTo);
      // Asked anew for each batch: whoever may not see it any more hears nothing of it.
      const message = recipients.length === 0 ? null : await alertMessage(db, send, now());
      if (message === null) {
        await noted;
        if (isOurs) await finishSend(db, send, { owner, seenTo, now: now() });
        return;
      }
      afterId = recipients.at(-1)?.id ?? afterId;
      const delivered = deliver(recipients, message, send, sending);
      noted = noted.then(async () => {
        const results = await delivered;
        if (isOurs) isOurs = await noteBatch(db, send, { owner, results }, now());
      });
      noted.catch(() => {
        isOurs = false;
      });
      underWay.push(delivered);
      if (underWay.length >= BATCHES_AT_ONCE) await underWay.shift();
    }
    await noted;
  } finally {
    clearInterval(lease);
    await Promise.allSettled(underWay);
  }
}

async function deliver(
  recipients: readonly Recipient[],
  message: PushMessage,
  send: ClaimedSend,
  { sender, now, onOutcome }: Sending,
): Promise<BatchResult[]> {
  const moment = now();
  return await Promise.all(
    recipients.map(async (recipient): Promise<BatchResult> => {
      const until = heldUntil(recipient, send, moment);
      const outcome =
        until === null ? await sender.send(recipient, message, moment) : ({ kind: 'quiet', until } as const);
      const isTimed = outcome.kind === 'sent' && !send.isRepeat;
      onOutcome(outcome.kind, isTimed ? now().getTime() - send.happened.getTime() : null);
      return { recipient, outcome };
    }),
  );
}
