import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import { hintStaffOfPost } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { isPublic } from '../posts/rights/is-public.ts';
import { IS_OUT_OR_SCHEDULED } from '../posts/rights/visible-to.ts';
import { lockPost } from '../posts/storage/read-post.ts';

/** Fact about the installation: the moment up to which everything has been announced. */
const CLOCK_KEY = 'clock';

type Passed = { id: number; begins: boolean };

/**
 * Records every post that has begun or ended since the last call, by whichever process: also what happened while none
 * was running. Visibility itself needs none of this, it follows the clock.
 */
export async function announcePassedMoments(db: Database, now: Date): Promise<void> {
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
