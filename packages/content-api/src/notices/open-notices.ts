import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Database } from '../db/database.ts';
import { releaseClaims, untilDue } from './sending/delivery-queue.ts';
import { noteMoments } from './sending/note-moments.ts';
import { type Sender, type Sending, sendDue } from './sending/send-due.ts';
import type { Escalation } from './sources/moments.ts';

/** Looked at this often whatever is due: reminders come by the clock. */
const LONGEST_WAIT_MS = 30_000;
const SHORTEST_WAIT_MS = 250;
/** Between two looks, however much is written meanwhile: each goes over all posts. */
const REST_MS = 1000;

type Opening = {
  db: Database;
  now: () => Date;
  escalation: Escalation;
  senders: readonly Sender[];
  changes: ChangeFeed;
  log: FastifyBaseLogger;
};

/** Tells staff of what happens for as long as it is open. Several processes may do it on one database. */
export function openNotices({ db, now, escalation, senders, changes, log }: Opening): {
  close(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let restsUntilMs = 0;
  let running: Promise<void> = Promise.resolve();
  let [isAsked, isClosed] = [false, false];
  const channels = senders.map(({ channel }) => channel);
  const sending: Sending = {
    ...{ db, now, escalation, owner: randomUUID(), isClosing: () => isClosed },
    onFailure({ error: err, isFinal, ...failure }) {
      if (isFinal) log.error({ err, ...failure }, 'A notice could not be sent');
      else log.warn({ err, ...failure }, 'A notice could not be sent yet; it is tried again');
    },
  };
  const look = async () => {
    isAsked = false;
    let waitMs: number | null = null;
    try {
      await noteMoments(db, { escalation, channels }, now());
      const sent = await Promise.all(senders.map((sender) => sendDue(sender, sending)));
      // A server that takes nothing is left alone for a while.
      if (sent.every(Boolean)) waitMs = await untilDue(db, channels, now());
    } catch (err) {
      log.error({ err }, 'Notices for staff could not be looked through; it is tried again');
    }
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(ask, Math.max(SHORTEST_WAIT_MS, Math.min(LONGEST_WAIT_MS, waitMs ?? LONGEST_WAIT_MS)));
    timer.unref();
  };
  const ask = () => {
    if (isAsked || isClosed) return;
    isAsked = true;
    running = running.then(look).then(() => {
      restsUntilMs = Date.now() + REST_MS;
    });
  };
  const askAfterRest = () => {
    if (isAsked || isClosed || resting !== undefined) return;
    resting = setTimeout(
      () => {
        resting = undefined;
        ask();
      },
      Math.max(0, restsUntilMs - Date.now()),
    );
    resting.unref();
  };
  const unsubscribe = changes.subscribe(askAfterRest);
  ask();
  return {
    async close() {
      isClosed = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(resting);
      await running;
      await releaseClaims(db, sending.owner).catch(() => undefined);
    },
  };
}
