import type { NoticeKind, PostType } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { hearsOfComment, isMentioned } from '../comments/comment-moments.ts';
import type { Database } from '../db/database.ts';
import { isForReader, visibleTo } from '../posts/rights/visible-to.ts';
import { type NoticeViewer, postsWithMissing } from './sources/missing-in-groups.ts';
import { BY_SOMEBODY, type Escalation, moments } from './sources/moments.ts';

/** What tells a person's notices apart. */
export type NoticeKey = { kind: NoticeKind; postId: number; occasion: string };

/** A notice of somebody who may see its post just now. */
export type FoundNotice = NoticeKey & {
  happened: Date;
  title: string;
  postType: PostType;
  slug: string;
  /** Who wrote the comment, asks for a review or reminds; null for other kinds, and for somebody who is not there any more. */
  who: string | null;
  /** Until when it is to be acknowledged, or when the post ends; null where there is no such moment. */
  deadline: Date | null;
  /** What it asks for has been done, wherever. */
  isSettled: boolean;
  isRead: boolean;
};

export type Asking = { db: Database; viewer: NoticeViewer; escalation: Escalation; now: Date };

const IS_SETTLED = (userId: number) => sql<boolean>`(case moment.kind
  when 'acknowledge' then ${hasAcknowledged(userId)}
  when 'read' then exists (select 1 from reading_mark
    where reading_mark.user_id = ${userId} and reading_mark.post_id = post.id)
  when 'ends-soon' then ${hasChosenEnd(userId)}
  when 'commented' then ${hasAnswered(userId, sql<number>`moment.occasion::integer`)}
  when 'mentioned' then ${hasAnswered(userId, sql<number>`split_part(moment.occasion, ':', 1)::integer`)}
  when 'approved' then ${hasWrittenOn(userId)}
  when 'returned' then ${hasWrittenOn(userId)}
  else false end)`;

/** The reminder that somebody has given, where that is what a moment tells of. */
const REMINDER = sql`(select * from acknowledgement_reminder
  where id = nullif(split_part(moment.occasion, ${BY_SOMEBODY}, 2), '')::integer)`;

/** Whose doing it is. Of a mention, the occasion names the comment and then itself. */
const WHO = sql<
  string | null
>`(select nullif(app_user.display_name, '') from app_user where app_user.id = case moment.kind
  when 'reminder' then (select user_id from ${REMINDER} as reminder)
  when 'commented' then (select author_id from post_comment where id = moment.occasion::integer)
  when 'mentioned' then (select author_id from post_comment where id = split_part(moment.occasion, ':', 1)::integer)
  when 'review' then (select user_id from post_review where post_review.post_id = post.id) end)`;

/**
 * The notices of somebody as they are now, as a query with the columns of FoundNotice. It is asked when they look, when
 * they are counted and once more when something is sent: what somebody may not see any more is in none of these.
 */
export async function noticesOf({ db, viewer, escalation, now }: Asking): Promise<RawBuilder<FoundNotice>> {
  const { userId } = viewer;
  const missing = await postsWithMissing(db, viewer, escalation, now);
  const isSettled = IS_SETTLED(userId);
  return sql<FoundNotice>`select moment.kind, post.id as "postId", moment.occasion, moment.happened,
      post.title, post.type as "postType", post.slug, ${WHO} as who,
      case when moment.kind in ('acknowledge', 'reminder', 'missing') then post.acknowledge_by
        when moment.kind = 'ends-soon' then post.unpublished_date end as deadline,
      ${isSettled} as "isSettled",
      (${isSettled} or exists (select 1 from notice_read where notice_read.user_id = ${userId}
        and notice_read.kind = moment.kind and notice_read.post_id = post.id
        and notice_read.occasion = moment.occasion)) as "isRead"
    from (${moments(now, escalation)}) as moment join post on post.id = moment.post_id
    where ${visibleTo(viewer, now)} and case moment.kind
      when 'acknowledge' then ${isForReader(viewer, now)}
      when 'read' then ${isForReader(viewer, now)}
      when 'reminder' then ${isForReader(viewer, now)} and not ${hasAcknowledged(userId)}
        and ${isReminded(viewer)}
      when 'missing' then post.id = any(${missing}::integer[])
      when 'published' then post.author_id = ${userId} and not ${hasPublished(userId)}
      when 'ends-soon' then post.author_id = ${userId}
      when 'dead-link' then ${writes(userId)}
      when 'review' then ${isAskedToReview(viewer)}
      when 'approved' then ${hasAskedForReview(userId)}
      when 'returned' then ${hasAskedForReview(userId)}
      when 'commented' then ${hearsOfComment(viewer, now)}
      when 'mentioned' then ${isMentioned(viewer, now)}
      else false end`;
}

function hasAcknowledged(userId: number): RawBuilder<boolean> {
  return sql`exists (select 1 from acknowledgement where acknowledgement.post_id = post.id
    and acknowledgement.user_id = ${userId} and acknowledgement.round = post.acknowledgement_round)`;
}

/** Whether a reminder is for somebody: those that come by the clock are for all, others for some groups alone. */
function isReminded({ userId, nodeIds }: NoticeViewer): RawBuilder<boolean> {
  return sql`not exists (select 1 from ${REMINDER} as reminder where reminder.user_id = ${userId}
    or not coalesce(reminder.node_ids && ${[...nodeIds]}::integer[], true))`;
}

/** Whether somebody has set the day on which the post ends when that was near already: then they know. */
function hasChosenEnd(userId: number): RawBuilder<boolean> {
  const endOf = (version: string) =>
    sql`(${sql.ref(`${version}.fields`)}->>'unpublishedDate')::timestamptz is not distinct from post.unpublished_date`;
  return sql`exists (select 1 from post_version as version where version.post_id = post.id
    and version.author_id = ${userId} and version.saved_date >= moment.happened and ${endOf('version')}
    and not exists (select 1 from post_version as former where former.post_id = post.id
      and former.number = version.number - 1 and ${endOf('former')}))`;
}

/** Whether somebody has written in the thread after a comment, or the thread is resolved, by whomever. */
function hasAnswered(userId: number, commentId: RawBuilder<number>): RawBuilder<boolean> {
  return sql`exists (select 1 from post_comment as comment
    join post_comment as thread on thread.id = coalesce(comment.thread_id, comment.id)
    where comment.id = ${commentId} and (thread.resolved is not null
      or exists (select 1 from post_comment as answer where answer.thread_id = thread.id
        and answer.id > comment.id and answer.author_id = ${userId} and answer.removed is null)))`;
}

/** Whether somebody has gone on writing since a review was answered. */
function hasWrittenOn(userId: number): RawBuilder<boolean> {
  return sql`(exists (select 1 from post_version as version where version.post_id = post.id
      and version.author_id = ${userId} and version.saved_date > moment.happened)
    or exists (select 1 from post_working_copy_version as kept where kept.post_id = post.id
      and kept.author_id = ${userId} and kept.saved_date > moment.happened))`;
}

/** Whether somebody is the post's author, or one of its editors. */
function writes(userId: number): RawBuilder<boolean> {
  return sql`(post.author_id = ${userId} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${userId}))`;
}

function isAskedToReview({ mayReview, userId }: NoticeViewer): RawBuilder<boolean> {
  return mayReview
    ? sql`exists (select 1 from post_review where post_review.post_id = post.id
        and coalesce(post_review.reviewer_id, ${userId}) = ${userId} and post_review.user_id <> ${userId})`
    : sql`false`;
}

function hasAskedForReview(userId: number): RawBuilder<boolean> {
  return sql`exists (select 1 from post_review
    where post_review.post_id = post.id and post_review.user_id = ${userId})`;
}

/** Whether they have published it themselves, at that moment: then they know. */
function hasPublished(userId: number): RawBuilder<boolean> {
  return sql`exists (select 1 from post_version as version where version.post_id = post.id
    and version.author_id = ${userId}
    and version.saved_date between post.published_date and post.published_date + interval '1 minute')`;
}
