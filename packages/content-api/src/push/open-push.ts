import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { PushConfig } from '../config/push-config.ts';
import type { Database } from '../db/database.ts';
import { alertMessage, type PushMessage } from './alert-message.ts';
import { type BatchResult, heldUntil, noteBatch, type Recipient, readBatch } from './batches.ts';
import { noticeChanges } from './notice-changes.ts';
import { createPushSender, type PushSender } from './push-sender.ts';
import { isPushService } from './push-services.ts';
import {
  type ClaimedSend,
  claimSend,
  extendLease,
  finishSend,
  queueDue,
  releaseSends,
  untilDue,
} from './send-queue.ts';
import { createVapidSigner, vapidKeys } from './vapid.ts';

/** Looked at this often whatever is due. */
const LONGEST_WAIT_MS = 30_000;
const SHORTEST_WAIT_MS = 250;
/** A VMA does not wait for a long send of something else. */
const SENDS_AT_ONCE = 3;

/** Crisis alerts, sent to browsers while the service runs. */
export type Push = {
  publicKey: string;
  /** Whether a subscription's address is one that is sent to. */
  isAllowed(endpoint: string): boolean;
  start(running: { changes: ChangeFeed; log: FastifyBaseLogger }): void;
  close(): Promise<void>;
};

/** Sends nothing before it is started. Makes the installation's keys where it has none. */
export async function openPush(
  { contact, serviceOrigins }: PushConfig,
  deps: { db: Database; now: () => Date; metrics: { pushed: Sending['onOutcome'] } },
): Promise<Push> {
  const { db, now, metrics } = deps;
  const keys = await vapidKeys(db);
  const sender = createPushSender({
    trustedOrigins: serviceOrigins,
    sign: createVapidSigner(keys, contact),
  });
  const owner = randomUUID();
  let isClosed = false;
  let stop = () => {};
  let looking: Promise<void> = Promise.resolve();
  const sends = new Set<Promise<void>>();
  const sending: Sending = {
    ...{ db, now, sender, owner, onOutcome: metrics.pushed },
    isClosing: () => isClosed,
  };
  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => isPushService(endpoint, serviceOrigins),
    start({ changes, log }) {
      let timer: NodeJS.Timeout | undefined;
      let isAsked = false;
      const ask = () => {
        if (isAsked || isClosed) return;
        isAsked = true;
        looking = looking.then(look);
      };
      const begin = (send: NonNullable<Awaited<ReturnType<typeof claimSend>>>) => {
        const { id, kind, postId } = send;
        const running = sendToSubscribers(send, sending)
          .catch((err: unknown) =>
            log.error({ err, kind, postId }, 'An alert could not be sent to everybody; it goes on'),
          )
          .then(() => {
            sends.delete(running);
            log.info({ id, kind, postId }, 'An alert has been sent to those who asked for it');
            ask();
          });
        sends.add(running);
      };
      const look = async () => {
        isAsked = false;
        let waitMs = LONGEST_WAIT_MS;
        try {
          await noticeChanges(db, now());
          await queueDue(db, now());
          while (sends.size < SENDS_AT_ONCE && !isClosed) {
            const send = await claimSend(db, owner, now());
            if (send === null) break;
            begin(send);
          }
          waitMs = (await untilDue(db, now())) ?? LONGEST_WAIT_MS;
        } catch (err) {
          log.error({ err }, 'Alerts could not be looked through for what is to be sent; it is tried again');
        }
        if (isClosed) return;
        clearTimeout(timer);
        timer = setTimeout(ask, Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs))).unref();
      };
      const unsubscribe = changes.subscribe(ask);
      stop = () => {
        unsubscribe();
        clearTimeout(timer);
      };
      ask();
    },
    async close() {
      isClosed = true;
      stop();
      await looking;
      await Promise.all(sends);
      await sender.close();
      await releaseSends(db, owner).catch(() => undefined);
    },
  };
}

/** A batch may wait for a slow service while the next ones are sent. */
const BATCHES_AT_ONCE = 3;
const EXTENDED_EVERY_MS = 5000;

type Sending = {
  db: Database;
  now: () => Date;
  sender: PushSender;
  /** Names this process in the database. */
  owner: string;
  /** Called with each message, and with how many milliseconds after the event it was delivered. */
  onOutcome: (outcome: BatchResult['outcome']['kind'], lagMs: number | null) => void;
  isClosing: () => boolean;
};

/**
 * Sends to all who are to hear of it, a few batches at a time; each batch is noted when it is over, in their order. Anyone who
 * goes on after a crash sends at most what was under way a second time.
 */
async function sendToSubscribers(send: ClaimedSend, sending: Sending): Promise<void> {
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
      // Asked anew for each batch: anyone who may not see it any more hears nothing of it.
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
