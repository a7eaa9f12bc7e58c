import type { GuardedPost, Viewer } from './visibility.ts';

/** A published news post for everyone, with what a test changes. */
export function aGuardedPost(changes: Partial<GuardedPost> = {}): GuardedPost {
  return {
    type: 'news',
    status: 'publish',
    publishedDate: '2026-11-01T08:00:00+01:00',
    unpublishedDate: null,
    authorId: 900,
    editorIds: [],
    nodeIds: [],
    categoryIds: [],
    userIds: [],
    alert: null,
    ...changes,
  };
}

/** A signed-in user without groups, job roles or rights, with what a test changes. */
export function aViewer(changes: Partial<Viewer> = {}): Viewer {
  return { userId: 7, nodeIds: [], categoryIds: [], isAdministrator: false, mayReview: false, ...changes };
}
