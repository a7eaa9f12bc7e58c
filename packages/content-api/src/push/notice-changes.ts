import { ALERT_LEVELS, type AlertDetails, type AlertLevel, ANONYMOUS_VIEWER } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PushKind, PushStage } from '../db/schema.ts';
import { isLive, visibleTo } from '../posts/rights/visible-to.ts';

/** What happened longer ago, while nothing was sent, is no news to a telephone. */
const LATEST_MS = 6 * 3600_000;

type LiveAlert = { id: number; alert: AlertDetails | null; happened: Date };
type Change = { postId: number; kind: PushKind | null; standing: AlertStanding; happened: Date };

/**
 * Compares the alerts that visitors see with what subscribers know, and queues what they are to hear. What is compared is
 * how it stands and not how it came to that: so it makes no difference who wrote it, whether the clock did, or whether
 * anything of ours ran at that moment. Of several processes one queues it.
 */
export async function noticeChanges(db: Database, now: Date): Promise<void> {
  if ((await findChanges(db, now)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`lock table push_alert in share row exclusive mode`.execute(trx);
    for (const change of await findChanges(trx, now)) await noteChange(trx, change, now);
  });
}

async function findChanges(db: Database, now: Date): Promise<Change[]> {
  const live = await db
    .selectFrom('post')
    .select(['id', 'alert', sql<Date>`greatest(published_date, updated_date)`.as('happened')])
    .where('type', '=', 'alert')
    .where(visibleTo(ANONYMOUS_VIEWER, now))
    .where(isLive(now))
    .where(sql<boolean>`post.alert->>'withdrawnAt' is null`)
    .orderBy('id')
    .execute();
  const known = await knownStandings(db);
  const changed = (live as LiveAlert[]).flatMap(({ id: postId, alert, happened }) => {
    const before = known.get(postId) ?? null;
    const now = standingOf(alert);
    const kind = changeOf(before, now);
    const standing = { ...now, level: worstLevel(before, now.level) };
    return kind === null ? [] : [{ postId, kind, standing, happened }];
  });
  const liveIds = new Set(live.map(({ id }) => id));
  const gone = [...known].filter(
    ([id, { stage }]) => !liveIds.has(id) && (stage === 'on' || stage === 'over'),
  );
  return [...changed, ...(await endsOf(db, gone, now))];
}

/** Of alerts that are no longer on: one whose time is over is quiet, one that was taken away is taken back. */
async function endsOf(
  db: Database,
  gone: readonly (readonly [number, AlertStanding])[],
  now: Date,
): Promise<Change[]> {
  if (gone.length === 0) return [];
  const ids = gone.map(([id]) => id);
  const over = await db
    .selectFrom('post')
    .select('id')
    .where(sql<boolean>`post.id = any(${ids}::integer[])`)
    .where(visibleTo(ANONYMOUS_VIEWER, now))
    .where('type', '=', 'alert')
    .where(sql<boolean>`post.alert->>'withdrawnAt' is null`)
    .execute();
  const isOver = new Set(over.map(({ id }) => id));
  return gone.map(([postId, before]) => {
    const [kind, stage] = isOver.has(postId)
      ? ([null, 'ended'] as const)
      : (['withdrawn', 'withdrawn'] as const);
    return { postId, kind, standing: { ...before, stage }, happened: now };
  });
}

async function knownStandings(db: Database): Promise<Map<number, AlertStanding>> {
  const rows = await db.selectFrom('push_alert').selectAll().execute();
  return new Map(
    rows.map(({ post_id, stage, level, municipality, update_count: updateCount }) => [
      post_id,
      { stage, level, municipality, updateCount },
    ]),
  );
}

async function noteChange(
  trx: Database,
  { postId, kind, standing, happened }: Change,
  now: Date,
): Promise<void> {
  const { stage, level, municipality, updateCount } = standing;
  const row = { stage, level, municipality, update_count: updateCount, changed: now };
  await trx
    .insertInto('push_alert')
    .values({ post_id: postId, ...row })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
  if (kind === null || happened.getTime() < now.getTime() - LATEST_MS) return;
  // What is still being sent of it is out of date: those who have not had it get this one in its place.
  await trx
    .updateTable('push_send')
    .set({ done: now })
    .where('post_id', '=', postId)
    .where('is_repeat', '=', false)
    .where('done', 'is', null)
    .execute();
  await trx
    .insertInto('push_send')
    .values({
      ...{ post_id: postId, kind, level, municipality, happened, is_repeat: false },
      ...{ lease_owner: null, lease_until: null, done: null },
    })
    .execute();
}

/** What subscribers know of an alert. */
type AlertStanding = {
  stage: PushStage;
  /** The worst that has been said of it: anyone who heard that is to hear the rest. */
  level: AlertLevel | null;
  municipality: string;
  updateCount: number;
};

/** How an alert stands that visitors see and that has not ended. */
function standingOf(alert: AlertDetails | null): AlertStanding {
  return {
    stage: alert?.allClearAt ? 'over' : 'on',
    level: alert?.level ?? null,
    municipality: alert?.municipality ?? '',
    updateCount: alert?.updates.length ?? 0,
  };
}

/** What subscribers are to hear, for an alert that stood otherwise before; null where nothing has changed for them. */
function changeOf(before: AlertStanding | null, after: AlertStanding): PushKind | null {
  if (before === null || before.stage === 'ended' || before.stage === 'withdrawn') {
    return after.stage === 'over' ? 'over' : 'begin';
  }
  if (before.stage !== after.stage) return after.stage === 'over' ? 'over' : 'begin';
  const isUpdated = after.updateCount > before.updateCount;
  const isElsewhere = after.municipality !== before.municipality;
  return isUpdated || isElsewhere || isWorse(after.level, before.level) ? 'update' : null;
}

/** The worse of what has been sent of an alert and what it says now. */
function worstLevel(before: AlertStanding | null, level: AlertLevel | null): AlertLevel | null {
  if (before === null || before.stage === 'ended' || before.stage === 'withdrawn') return level;
  return isWorse(level, before.level) ? level : before.level;
}

/** Of an alert without a level nobody knows how bad it is: only a VMA is known to be worse. */
function isWorse(one: AlertLevel | null, other: AlertLevel | null): boolean {
  return gravity(one) < gravity(other);
}

function gravity(level: AlertLevel | null): number {
  return level === null ? 0.5 : ALERT_LEVELS.indexOf(level);
}
