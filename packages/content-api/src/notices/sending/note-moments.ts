import { NOTICES_KEPT_DAYS, type NoticeChannel, type PostType } from '@brandpost/domain';
import { sql } from 'kysely';
import { hintStaff } from '../../changes/hint-staff.ts';
import type { Database } from '../../db/database.ts';
import { choicesOf } from '../choices.ts';
import type { NoticeKey } from '../find-notices.ts';
import { type Escalation, moments } from '../sources/moments.ts';
import { concernedBy } from './concerned.ts';
import { dueTime } from './due-time.ts';

type Moment = NoticeKey & { happened: Date; postType: PostType };

/** What happened longer ago, while nothing ran, stands in the bell and is not sent any more. */
const LATEST_MS = 3 * 86_400_000;
/** Kinds that no write has told open pages of: the clock alone has brought them about. */
const BY_THE_CLOCK: ReadonlySet<string> = new Set(['reminder', 'missing', 'ends-soon', 'dead-link']);

/**
 * Sees to all that has happened and that nobody has seen to yet: queues what is to be sent, and has the open pages of those
 * whom it concerns ask anew. Each moment is seen to once, by one of several processes, in one transaction.
 * @param channels those that the installation has
 */
export async function noteMoments(
  db: Database,
  { escalation, channels }: { escalation: Escalation; channels: readonly NoticeChannel[] },
  now: Date,
): Promise<void> {
  if ((await newMoments(db, escalation, now)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`lock table notice_moment in share row exclusive mode`.execute(trx);
    for (const moment of await newMoments(trx, escalation, now)) await noteMoment(trx, moment, channels, now);
    const longAgo = new Date(now.getTime() - 2 * NOTICES_KEPT_DAYS * 86_400_000);
    await trx.deleteFrom('notice_moment').where('happened', '<', longAgo).execute();
    await trx.deleteFrom('notice_delivery').where('done', '<', longAgo).execute();
  });
}

async function newMoments(db: Database, escalation: Escalation, now: Date): Promise<Moment[]> {
  const { rows } = await sql<Moment>`select moment.kind, moment.post_id as "postId", moment.occasion,
      moment.happened, post.type as "postType"
    from (${moments(now, escalation)}) as moment join post on post.id = moment.post_id
    where moment.happened > ${new Date(now.getTime() - LATEST_MS)} and not exists (select 1 from notice_moment
      where notice_moment.kind = moment.kind and notice_moment.post_id = moment.post_id
        and notice_moment.occasion = moment.occasion)
    order by moment.happened, post.id`.execute(db);
  return rows;
}

async function noteMoment(
  trx: Database,
  { happened, postType, ...key }: Moment,
  channels: readonly NoticeChannel[],
  now: Date,
): Promise<void> {
  const row = { kind: key.kind, post_id: key.postId, occasion: key.occasion };
  await trx
    .insertInto('notice_moment')
    .values({ ...row, happened })
    .execute();
  const people = await concernedBy(trx, key);
  const choices = await choicesOf(trx, people);
  const isUrgent = postType === 'alert' && (key.kind === 'acknowledge' || key.kind === 'reminder');
  const deliveries = people.flatMap((userId) =>
    channels
      .filter((channel) => choices(userId)[channel].includes(key.kind))
      .map((channel) => {
        const due = dueTime(choices(userId), { channel, isUrgent }, now);
        return { ...row, user_id: userId, channel, due, ...NOT_BEGUN };
      }),
  );
  if (deliveries.length > 0) {
    await trx
      .insertInto('notice_delivery')
      .values(deliveries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (!BY_THE_CLOCK.has(key.kind)) return;
  for (const userId of people) await hintStaff(trx, { kind: 'own', userId, exceptTokenId: null });
}

const NOT_BEGUN = { lease_owner: null, lease_until: null, done: null, outcome: null } as const;
