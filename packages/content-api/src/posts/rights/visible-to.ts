import type { PostStatus, PostType, Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';

/** Types that are for staff even when no reader is named, as alerts that are exercises are: the domain's `isMeantFor`. */
const STAFF_TYPES: readonly PostType[] = [
  'info',
  'info-important',
  'related_info',
  'advertisment',
  'givetake',
];

/** The node that stands for everyone: the first one without a node above it. A second tree is never everyone. */
export const ROOT_NODE_ID = sql<number>`(select min(id) from node where parent_id is null)`;

/**
 * The condition on `post` under which somebody may see it. Every way to read posts goes through this one place:
 * lists, single posts, search, counts and suggestions. Held against the domain's `isVisible` by a test.
 * Source: DESIGN section 5, Visibility.
 */
export function visibleTo(viewer: Viewer, now: Date): RawBuilder<boolean> {
  if (viewer.isAdministrator) return sql`true`;
  const forReaders = isForReader(viewer, now);
  return viewer.userId === null
    ? forReaders
    : sql`(${forReaders} or ${hasWritten(viewer.userId)} or ${isForReviewer(viewer)})`;
}

/** The condition that somebody may see a post, and change it, because a colleague has asked to have it reviewed. */
export function isForReviewer({ mayReview }: Pick<Viewer, 'mayReview'>): RawBuilder<boolean> {
  return mayReview ? sql`exists (select 1 from post_review where post_review.post_id = post.id)` : sql`false`;
}

/** The condition that somebody reads a post, as one whom it is meant for: not because they wrote it or see everything. */
export function isForReader(viewer: Viewer, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${isReadable(now)} and ${isMeantFor(viewer)})`;
}

/** The condition that a post is out: begun and not ended, whether by its status or by the clock. */
export function isLive(now: Date): RawBuilder<boolean> {
  return sql`(${hasBegun(now)} and ${hasNotEnded(now)})`;
}

/** The condition that a post may be read: while it is out, and an alert also when it has ended. */
export function isReadable(now: Date): RawBuilder<boolean> {
  return sql`(${hasBegun(now)} and (${hasNotEnded(now)} or post.type = 'alert'))`;
}

/** The domain's rule `isOutOrScheduled` as a condition. */
export const IS_OUT_OR_SCHEDULED: RawBuilder<boolean> = sql`post.status in ('publish', 'future')`;

/** The condition that a post's time has come. One that waits without a date waits on. */
function hasBegun(now: Date): RawBuilder<boolean> {
  return sql`(post.published_date <= ${now} and ${IS_OUT_OR_SCHEDULED}
    or post.published_date is null and post.status = 'publish')`;
}

/** The condition that a post's time is not over. */
export function hasNotEnded(now: Date): RawBuilder<boolean> {
  return sql`(post.unpublished_date is null or post.unpublished_date > ${now})`;
}

function isMeantFor(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.userId === null)
    return sql`(${isUntargeted()} and post.type <> all(${[...STAFF_TYPES]}::text[])
      and coalesce(post.alert->>'isDrill', 'false') <> 'true')`;
  return sql`(${isUntargeted()}
    or exists (select 1 from post_node where post_node.post_id = post.id
      and post_node.node_id = any(${[...viewer.nodeIds]}::integer[]) and post_node.node_id <> ${ROOT_NODE_ID})
    or exists (select 1 from post_category where post_category.post_id = post.id
      and post_category.category_id = any(${[...viewer.categoryIds]}::integer[]))
    or exists (select 1 from post_user where post_user.post_id = post.id
      and post_user.user_id = ${viewer.userId}))`;
}

function isUntargeted(): RawBuilder<boolean> {
  return sql`(not exists (select 1 from post_node where post_node.post_id = post.id
      and post_node.node_id is distinct from ${ROOT_NODE_ID})
    and not exists (select 1 from post_category where post_category.post_id = post.id)
    and not exists (select 1 from post_user where post_user.post_id = post.id))`;
}

function hasWritten(userId: number): RawBuilder<boolean> {
  return sql`(post.author_id = ${userId} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${userId}))`;
}

/**
 * The status that a post has at a moment: one that waits is published when its time comes, without anybody writing
 * that down; one that is published ahead of time still waits. Source: DESIGN section 5, Statuses.
 */
export function effectiveStatus(now: Date): RawBuilder<PostStatus> {
  return sql`(case when post.status in ('draft', 'trash') then post.status
    when ${hasBegun(now)} then 'publish' else 'future' end)`;
}
