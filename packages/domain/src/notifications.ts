import type { Post } from './entities/post.ts';
import type { PostType } from './entities/type-names.ts';
import { isMeantFor, type PostTargets, type Viewer } from './visibility.ts';

/** One list call for notifications. Keys without ids are left out: they would filter everything away. */
export type NotificationQuery = {
  type: PostType;
  includeContent: true;
  sort: 'publishedDate DESC';
  nodeId?: number[];
  userId?: number;
  categoryId?: number[];
};

/** The three fetches of notifications. */
export type NotificationQueries = Record<'info' | 'infoImportant' | 'alerts', NotificationQuery>;

type Dated = Pick<Post, 'id' | 'publishedDate'>;

/** What to ask the API for on behalf of a viewer. Source: SPEC section 4, Notifications. */
export function notificationQueries(viewer: Viewer): NotificationQueries {
  const shared = {
    includeContent: true,
    sort: 'publishedDate DESC',
    ...(viewer.nodeIds.length > 0 && { nodeId: [...viewer.nodeIds] }),
    ...(viewer.userId !== null && { userId: viewer.userId }),
    ...(viewer.categoryIds.length > 0 && { categoryId: [...viewer.categoryIds] }),
  } as const;
  return {
    info: { type: 'info', ...shared },
    infoImportant: { type: 'info-important', ...shared },
    alerts: { type: 'alert', ...shared },
  };
}

/**
 * The posts that are meant for a viewer, newest first. An administrator gets what is meant for them, not everything
 * that they may see.
 * @param posts published posts in any order
 * @param rootNodeIds nodes that stand for everyone
 * @returns a new list. Source: SPEC section 4, Notifications.
 */
export function relevantNotifications<Notification extends Dated & PostTargets>(
  posts: readonly Notification[],
  viewer: Viewer,
  { rootNodeIds }: { rootNodeIds: readonly number[] },
): Notification[] {
  return posts.filter((post) => isMeantFor(post, viewer, rootNodeIds)).sort(newestFirst);
}

/** Info and important info as one list, and alerts apart; both newest first. Source: SPEC section 4, Notifications. */
export function mergeNotifications<Notification extends Dated>(fetched: {
  info: readonly Notification[];
  infoImportant: readonly Notification[];
  alerts: readonly Notification[];
}): { notifications: Notification[]; alerts: Notification[] } {
  return {
    notifications: [...fetched.info, ...fetched.infoImportant].sort(newestFirst),
    alerts: fetched.alerts.toSorted(newestFirst),
  };
}

/** Posts without a readable date come last; of two from the same instant, the one written later comes first. */
function newestFirst(a: Dated, b: Dated): number {
  const [timeA, timeB] = [publishedMs(a), publishedMs(b)];
  return timeA === timeB ? b.id - a.id : timeB - timeA;
}

function publishedMs({ publishedDate }: Dated): number {
  const time = publishedDate === null ? Number.NaN : Date.parse(publishedDate);
  // Not infinity: the difference of two infinities is no number.
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}
