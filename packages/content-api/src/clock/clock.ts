import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Database } from '../db/database.ts';
import { expireMessages } from '../external-messages/message-rows.ts';
import { IS_OUT_OR_SCHEDULED } from '../posts/rights/visible-to.ts';
import type { AlertApproval } from '../posts/writing/alert-approval.ts';
import { makeDueChanges } from '../scheduled-changes/scheduled-change.ts';
import { announcePassedMoments } from './announce-passed-moments.ts';

export type Clock = { close(): Promise<void> };

/** Looked at this often whatever is planned: the computer's own clock may be put forward, or sleep. */
const LONGEST_WAIT_MS = 30_000;
/** So that a moment has passed for certain when it is told. */
const MARGIN_MS = 5;

/**
 * Makes changes whose time has come and tells of posts that begin and end, at the moment it happens and, after a
 * standstill, at once. Several processes may run it on one database. Source: DESIGN section 5, Statuses.
 */
export function startClock(deps: {
  db: Database;
  alertApproval: AlertApproval;
  now: () => Date;
  changes: ChangeFeed;
  log: FastifyBaseLogger;
  /** Told whenever all that was due has been done. */
  onRound?: () => void;
}): Clock {
  const { db, alertApproval, now, changes, log, onRound } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let isAsked = false;

  const round = async () => {
    isAsked = false;
    // One moment for both: what falls due while this runs is still ahead of it.
    const moment = now();
    try {
      await passTime({ db, alertApproval }, moment);
      onRound?.();
    } catch (error) {
      log.error({ err: error }, 'The clock could not do its work; it tries again');
    }
    const wait = await untilNext(db, moment).catch(() => LONGEST_WAIT_MS);
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(ask, wait).unref();
  };
  /** One round at a time; whoever asks during one gets another after it. */
  const ask = () => {
    if (isAsked || isClosed) return;
    isAsked = true;
    running = running.then(round);
  };

  const unsubscribe = changes.subscribe(ask);
  ask();
  return {
    async close() {
      isClosed = true;
      unsubscribe();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Does all that is due at a moment. */
export async function passTime(
  { db, alertApproval }: { db: Database; alertApproval: AlertApproval },
  now: Date,
): Promise<void> {
  await makeDueChanges({ db, alertApproval }, now);
  await announcePassedMoments(db, now);
  await expireMessages(db, now);
}

/** Milliseconds until something is due. */
async function untilNext(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ next: Date | null }>`select least(
    (select min(published_date) from post where ${IS_OUT_OR_SCHEDULED} and published_date > ${now}),
    (select min(unpublished_date) from post where ${IS_OUT_OR_SCHEDULED} and unpublished_date > ${now}),
    (select min(publish_at) from scheduled_change where failure is null),
    (select min(expires) from external_message where ended is null)) as next`.execute(db);
  const next = rows[0]?.next;
  if (next === null || next === undefined) return LONGEST_WAIT_MS;
  return Math.min(LONGEST_WAIT_MS, Math.max(0, next.getTime() - now.getTime()) + MARGIN_MS);
}
