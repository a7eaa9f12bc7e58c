import type { Post } from './entities/post.ts';
import type { PostStatus, PostType } from './entities/type-names.ts';

/** Who looks, as far as visibility cares. An anonymous visitor has no user id, no groups and no job roles. */
export type Viewer = {
  userId: number | null;
  /** The user's groups. */
  nodeIds: readonly number[];
  /** The user's job roles. */
  categoryIds: readonly number[];
  isAdministrator: boolean;
  /** Whether they may read what colleagues ask to have reviewed. */
  mayReview: boolean;
};

/** A visitor who is not signed in. */
export const ANONYMOUS_VIEWER: Viewer = {
  userId: null,
  nodeIds: [],
  categoryIds: [],
  isAdministrator: false,
  mayReview: false,
};

/** For whom a post is meant. */
export type PostTargets = Pick<Post, 'type' | 'nodeIds' | 'categoryIds' | 'userIds' | 'alert'>;

/** All of a post that decides who may see it. */
export type GuardedPost = PostTargets &
  Pick<Post, 'status' | 'publishedDate' | 'unpublishedDate' | 'authorId' | 'editorIds'> & {
    /** Whether somebody has asked to have it reviewed. */
    isUnderReview?: boolean;
  };

const STAFF_TYPES: ReadonlySet<PostType> = new Set([
  'info',
  'info-important',
  'related_info',
  'advertisment',
  'givetake',
]);

/** Whether only staff read a post that names no readers: by its type, and an alert that is an exercise. */
function isForStaff({ type, alert }: PostTargets): boolean {
  return STAFF_TYPES.has(type) || alert?.isDrill === true;
}

/** Types that are kept for reading when they have ended. */
const KEPT_TYPES: ReadonlySet<PostType> = new Set(['alert']);

/**
 * Whether a post names no particular readers: its groups are none or only root nodes ("gemensamt"), and it names
 * neither a job role nor a user. Source: DESIGN section 5, Visibility.
 */
export function isUntargeted(
  post: Pick<PostTargets, 'nodeIds' | 'categoryIds' | 'userIds'>,
  rootNodeIds: readonly number[],
): boolean {
  return (
    post.nodeIds.every((id) => rootNodeIds.includes(id)) &&
    post.categoryIds.length === 0 &&
    post.userIds.length === 0
  );
}

/**
 * Whether a published post is meant for a viewer. Untargeted posts are for everyone, those for staff (info,
 * info-important, related_info, advertisment, givetake, and exercises of alerts) for everyone signed in; targeted posts are for those who share
 * a group with it (a root node does not count) or a job role, or whom it names. Source: DESIGN section 5, Visibility.
 */
export function isMeantFor(post: PostTargets, viewer: Viewer, rootNodeIds: readonly number[]): boolean {
  if (isUntargeted(post, rootNodeIds)) return viewer.userId !== null || !isForStaff(post);
  return (
    post.nodeIds.some((id) => !rootNodeIds.includes(id) && viewer.nodeIds.includes(id)) ||
    post.categoryIds.some((id) => viewer.categoryIds.includes(id)) ||
    (viewer.userId !== null && post.userIds.includes(viewer.userId))
  );
}

/**
 * Whether a post is out now: published, or its time has come (status `future`), and not ended. It begins at publishedDate
 * and is gone at unpublishedDate, to the millisecond. A date that cannot be read keeps the post in.
 * Source: DESIGN section 5, Statuses.
 */
export function isLive(
  post: Pick<GuardedPost, 'status' | 'publishedDate' | 'unpublishedDate'>,
  now: Date,
): boolean {
  return hasBegun(post, now) && !hasEnded(post, now);
}

/**
 * Whether a post may be read, by those it is meant for: while it is out, and afterwards too where it is of a kind that
 * is kept. An alert that has ended is on no list of what is going on, but stays to be read (SWEDEN P-05).
 */
export function isReadable(
  post: Pick<GuardedPost, 'type' | 'status' | 'publishedDate' | 'unpublishedDate'>,
  now: Date,
): boolean {
  return hasBegun(post, now) && (KEPT_TYPES.has(post.type) || !hasEnded(post, now));
}

/** Whether a post of a status is published, or will be at its time; whether it is out now says `isLive`. */
export function isOutOrScheduled(status: PostStatus | undefined): boolean {
  return status === 'publish' || status === 'future';
}

function hasBegun(post: Pick<GuardedPost, 'status' | 'publishedDate'>, now: Date): boolean {
  if (post.publishedDate === null) return post.status === 'publish';
  return Date.parse(post.publishedDate) <= now.getTime() && isOutOrScheduled(post.status);
}

/**
 * Whether the time of a post is over. An upstream may not know end dates, and one that cannot be read has passed: a
 * crisis that is over must never stay.
 */
export function hasEnded({ unpublishedDate }: Pick<GuardedPost, 'unpublishedDate'>, now: Date): boolean {
  return unpublishedDate !== null && !(now.getTime() < Date.parse(unpublishedDate));
}

/**
 * Whether a viewer may see a post. Its author, its editors and administrators see it whatever its state and targets,
 * and so do reviewers while it is under review; all others when it may be read and is meant for them. This is the reference that faster ways (SQL) are tested against.
 * Source: SPEC section 6, Visibility; DESIGN section 5, Visibility.
 */
export function isVisible(
  post: GuardedPost,
  viewer: Viewer,
  { now, rootNodeIds }: { now: Date; rootNodeIds: readonly number[] },
): boolean {
  if (viewer.isAdministrator || hasWritten(post, viewer)) return true;
  if (viewer.mayReview && post.isUnderReview === true) return true;
  return isReadable(post, now) && isMeantFor(post, viewer, rootNodeIds);
}

function hasWritten(post: GuardedPost, { userId }: Viewer): boolean {
  return userId !== null && (post.authorId === userId || post.editorIds.includes(userId));
}
