import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { hintStaffOfPost } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { expireMessages } from '../external-messages/message-rows.ts';
import { isPublic } from '../posts/rights/is-public.ts';
import { IS_OUT_OR_SCHEDULED } from '../posts/rights/visible-to.ts';
import { lockPost } from '../posts/storage/read-post.ts';
import type { AlertApproval } from '../posts/writing/alert-approval.ts';
import { makeDueChanges } from '../scheduled-changes/scheduled-change.ts';

export type Clock = { close(): Promise<void> };

/** Looked at this often whatever is planned: the computer's own clock may be put forward, or sleep. */
const LONGEST_WAIT_MS = 30_000;
/** So that a moment has passed for certain when it is announced. */
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
  /** Called whenever all that was due has been done. */
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
  /** One round at a time; anyone who asks during one gets another after it. */
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

/** Fact about the installation: the moment up to which everything has been announced. */
const CLOCK_KEY = 'clock';

type Passed = { id: number; begins: boolean };

/**
 * Records every post that has begun or ended since the last call, by whichever process: also what happened while none
 * was running. Visibility itself needs none of this, it follows the clock.
 */
async function announcePassedMoments(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const since = await lockClock(trx, now);
    if (since >= now) return;
    // A post that was written when its moment had passed has been announced by that write.
    const passed = (column: string) => {
      const moment = sql.ref(column);
      return sql<boolean>`(${moment} > ${since} and ${moment} <= ${now} and ${moment} > updated_date)`;
    };
    const begins = passed('published_date');
    const { rows } = await sql<Passed>`select id, coalesce(${begins}, false) as begins from post
      where ${IS_OUT_OR_SCHEDULED} and (${begins} or ${passed('unpublished_date')}) order by id`.execute(trx);
    for (const { id, begins } of rows) await announce(trx, id, { begins, since, now });
    await trx
      .updateTable('installation')
      .set({ value: JSON.stringify({ announcedUntil: now.toISOString() }) })
      .where('key', '=', CLOCK_KEY)
      .execute();
  });
}

/** @returns the moment up to which everything has been announced; locked until the transaction ends */
async function lockClock(trx: Database, now: Date): Promise<Date> {
  const value = JSON.stringify({ announcedUntil: now.toISOString() });
  await trx
    .insertInto('installation')
    .values({ key: CLOCK_KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await trx
    .selectFrom('installation')
    .select('value')
    .where('key', '=', CLOCK_KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return new Date((row.value as { announcedUntil: string }).announcedUntil);
}

async function announce(
  trx: Database,
  id: number,
  { begins, since, now }: { begins: boolean; since: Date; now: Date },
): Promise<void> {
  const stored = await lockPost(trx, id);
  if (stored === null) return;
  const wasWaiting = stored.fields.status === 'future' && begins;
  if (wasWaiting) await trx.updateTable('post').set({ status: 'publish' }).where('id', '=', id).execute();
  const wasSeen = await isPublic(trx, [stored.fields], since);
  const isSeen = await isPublic(trx, [stored.fields], now);
  await hintStaffOfPost(trx, { states: [stored.fields], isPublic: wasSeen || isSeen }, [since, now]);
  await recordChange(
    trx,
    THE_SYSTEM,
    {
      action: begins ? 'post.begin' : 'post.end',
      entity: 'post',
      entityId: id,
      after: { publishedDate: stored.fields.publishedDate, unpublishedDate: stored.fields.unpublishedDate },
      isPublic: wasSeen || isSeen,
    },
    now,
  );
}
