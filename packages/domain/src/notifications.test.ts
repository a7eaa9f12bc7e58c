import { expect, it } from 'vitest';
import { mergeNotifications, notificationQueries, relevantNotifications } from './notifications.ts';
import { aGuardedPost, aViewer } from './visibility.fixtures.ts';
import { ANONYMOUS_VIEWER, type GuardedPost } from './visibility.ts';

function aNotification(id: number, publishedDate: string | null, changes: Partial<GuardedPost> = {}) {
  return { id, ...aGuardedPost({ type: 'info', ...changes }), publishedDate };
}

it('asks for info, important info and alerts on behalf of the user', () => {
  const shared = {
    includeContent: true,
    sort: 'publishedDate DESC',
    nodeId: [2, 6],
    userId: 7,
    categoryId: [12],
  };
  expect(notificationQueries(aViewer({ nodeIds: [2, 6], categoryIds: [12] }))).toEqual({
    info: { type: 'info', ...shared },
    infoImportant: { type: 'info-important', ...shared },
    alerts: { type: 'alert', ...shared },
  });
});

it('filters by nothing for a visitor, who has no ids', () => {
  expect(notificationQueries(ANONYMOUS_VIEWER).alerts).toEqual({
    type: 'alert',
    includeContent: true,
    sort: 'publishedDate DESC',
  });
});

it('merges info and important info, newest first, and keeps alerts apart', () => {
  const merged = mergeNotifications({
    info: [aNotification(1, '2026-11-01T08:00:00+01:00'), aNotification(2, '2026-11-03T08:00:00+01:00')],
    infoImportant: [aNotification(3, '2026-11-02T23:30:00-05:00'), aNotification(4, null)],
    alerts: [aNotification(5, '2026-11-01T08:00:00Z'), aNotification(6, '2026-11-01T08:00:00Z')],
  });
  expect(merged.notifications.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
  expect(merged.alerts.map(({ id }) => id)).toEqual([6, 5]);
});

it('picks what is meant for the viewer, newest first', () => {
  const posts = [
    aNotification(1, '2026-11-01T08:00:00Z', { nodeIds: [1] }),
    aNotification(2, '2026-11-02T08:00:00Z', { nodeIds: [5] }),
    aNotification(3, '2026-11-03T08:00:00Z', { categoryIds: [12] }),
    aNotification(4, '2026-11-04T08:00:00Z', { userIds: [7] }),
    aNotification(5, '2026-11-05T08:00:00Z', { userIds: [8] }),
    aNotification(6, '2026-10-05T08:00:00Z', { type: 'alert', nodeIds: [1] }),
  ];
  const roots = { rootNodeIds: [1] };
  const idsFor = (viewer: Parameters<typeof relevantNotifications>[1]) =>
    relevantNotifications(posts, viewer, roots).map(({ id }) => id);

  expect(idsFor(aViewer({ nodeIds: [1, 5], categoryIds: [12] }))).toEqual([4, 3, 2, 1, 6]);
  expect(idsFor(ANONYMOUS_VIEWER)).toEqual([6]);
  expect(idsFor(aViewer({ userId: 99, isAdministrator: true }))).toEqual([1, 6]);
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});
