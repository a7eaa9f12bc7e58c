import {
  DIGEST_TIME,
  isMeantFor,
  NOTICES_KEPT_DAYS,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeKind,
  nextTimeOfDay,
  type PostType,
  quietUntil,
} from '@brandpost/domain';
import { sql } from 'kysely';
import { usersWithRight } from '../../access/users-with-right.ts';
import { hintStaff } from '../../changes/hint-staff.ts';
import { recipientsOfComment } from '../../comments/comment-moments.ts';
import type { Database } from '../../db/database.ts';
import { rootNodeIds } from '../../posts/rights/is-public.ts';
import { readPost } from '../../posts/storage/read-post.ts';
import { reviewersAsked } from '../../reviews/reviewers-asked.ts';
import { readStaff } from '../../users/read-staff.ts';
import { choicesOf } from '../choices.ts';
import type { NoticeKey } from '../find-notices.ts';
import { FOLLOWS } from '../sources/missing-in-groups.ts';
import { type Escalation, moments } from '../sources/moments.ts';

type Moment = NoticeKey & { happened: Date; postType: PostType };

/** What happened longer ago, while nothing ran, stands in the bell and is not sent any more. */
const LATEST_MS = 3 * 86_400_000;
/** Kinds that no write has announced to open pages: the clock brings them about, or somebody who reminds. */
const UNANNOUNCED: ReadonlySet<string> = new Set(['reminder', 'missing', 'ends-soon', 'dead-link']);

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
  if (!UNANNOUNCED.has(key.kind)) return;
  for (const userId of people) await hintStaff(trx, { kind: 'own', userId, exceptTokenId: null });
}

const NOT_BEGUN = { lease_owner: null, lease_until: null, done: null, outcome: null } as const;

const REVIEW_KINDS: ReadonlySet<NoticeKind> = new Set(['review', 'approved', 'returned']);

/**
 * Whom something that has happened may concern. It may be more than hear of it: what each may see, and has done already,
 * is asked when it is sent.
 */
async function concernedBy(db: Database, { kind, postId, occasion }: NoticeKey): Promise<number[]> {
  if (kind === 'commented' || kind === 'mentioned') return await recipientsOfComment(db, kind, occasion);
  if (kind === 'missing') return (await usersWithRight(db, FOLLOWS)).map(({ id }) => id);
  if (REVIEW_KINDS.has(kind)) return await partiesOfReview(db, postId, kind);
  const stored = await readPost(db, postId);
  if (stored === null) return [];
  const { fields } = stored;
  if (kind === 'published' || kind === 'ends-soon') return fields.authorId === null ? [] : [fields.authorId];
  if (kind === 'dead-link') return [...new Set([fields.authorId ?? [], fields.editorIds].flat())];
  const [staff, roots] = [await readStaff(db), await rootNodeIds(db)];
  return staff
    .filter(({ id, ...viewer }) => isMeantFor(fields, { ...viewer, userId: id }, roots))
    .map(({ id }) => id);
}

/** The person who has been asked to review a post, or the person who has asked. */
async function partiesOfReview(db: Database, postId: number, kind: NoticeKind): Promise<number[]> {
  const review = await db
    .selectFrom('post_review')
    .select(['user_id', 'reviewer_id'])
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (review === undefined) return [];
  return kind === 'review' ? await reviewersAsked(db, review) : [review.user_id];
}

/** When somebody is to be sent something that happens now: not in their quiet hours, unless it is urgent. */
export function dueTime(
  { quiet, isDigest }: NoticeChoices,
  { channel, isUrgent }: { channel: NoticeChannel; isUrgent: boolean },
  now: Date,
): Date {
  if (isUrgent) return now;
  const earliest = channel === 'email' && isDigest ? nextTimeOfDay(DIGEST_TIME, now) : now;
  return quietUntil(quiet, earliest) ?? earliest;
}
