import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAlertDetails } from './entities/alert-details.ts';
import { POST_STATUSES, POST_TYPES, type PostType } from './entities/type-names.ts';
import { aGuardedPost, aViewer } from './visibility.fixtures.ts';
import {
  ANONYMOUS_VIEWER,
  type GuardedPost,
  isLive,
  isUntargeted,
  isVisible,
  type Viewer,
} from './visibility.ts';

const ROOT = 1;
const context = { now: new Date('2026-11-20T12:00:00Z'), rootNodeIds: [ROOT] };
const STAFF_TYPES: PostType[] = ['info', 'info-important', 'related_info', 'advertisment', 'givetake'];

function sees(viewer: Viewer, changes: Partial<GuardedPost>): boolean {
  return isVisible(aGuardedPost(changes), viewer, context);
}

describe('an untargeted post', () => {
  it('names no group but the root, no job role and no user', () => {
    const none = { nodeIds: [], categoryIds: [], userIds: [] };
    expect(isUntargeted(none, [ROOT])).toBe(true);
    expect(isUntargeted({ ...none, nodeIds: [ROOT] }, [ROOT])).toBe(true);
    expect(isUntargeted({ ...none, nodeIds: [ROOT, 5] }, [ROOT])).toBe(false);
    expect(isUntargeted({ ...none, nodeIds: [ROOT] }, [])).toBe(false);
    expect(isUntargeted({ ...none, nodeIds: [ROOT], categoryIds: [2] }, [ROOT])).toBe(false);
    expect(isUntargeted({ ...none, userIds: [2] }, [ROOT])).toBe(false);
  });

  it.each(POST_TYPES)('of type %s is for visitors unless the type is for staff', (type) => {
    expect(sees(ANONYMOUS_VIEWER, { type, nodeIds: [ROOT] })).toBe(!STAFF_TYPES.includes(type));
    expect(sees(aViewer(), { type, nodeIds: [ROOT] })).toBe(true);
  });
});

it('an alert that is an exercise is for staff', () => {
  const drill = { type: 'alert' as const, nodeIds: [ROOT], alert: { ...emptyAlertDetails(), isDrill: true } };
  expect(sees(ANONYMOUS_VIEWER, drill)).toBe(false);
  expect(sees(aViewer(), drill)).toBe(true);
  expect(sees(ANONYMOUS_VIEWER, { ...drill, alert: emptyAlertDetails() })).toBe(true);
});

describe('a targeted post', () => {
  it.each<[string, Partial<GuardedPost>, Partial<Viewer>]>([
    ['group', { nodeIds: [5] }, { nodeIds: [4, 5] }],
    ['group beside the root', { nodeIds: [ROOT, 5] }, { nodeIds: [5] }],
    ['job role', { categoryIds: [12] }, { categoryIds: [12] }],
    ['user id', { userIds: [7] }, { userId: 7 }],
    ['job role although the group is another', { nodeIds: [5], categoryIds: [12] }, { categoryIds: [12] }],
  ])('is for those with a matching %s alone', (_, post, viewer) => {
    for (const type of POST_TYPES) {
      expect(sees(aViewer(viewer), { type, ...post })).toBe(true);
      expect(sees(aViewer({ userId: 8, nodeIds: [6], categoryIds: [13] }), { type, ...post })).toBe(false);
      expect(sees(ANONYMOUS_VIEWER, { type, ...post })).toBe(false);
    }
  });

  it('does not match by the root node, which everyone has', () => {
    expect(sees(aViewer({ nodeIds: [ROOT] }), { nodeIds: [ROOT, 5] })).toBe(false);
    expect(sees(aViewer({ nodeIds: [ROOT] }), { nodeIds: [ROOT], categoryIds: [12] })).toBe(false);
  });
});

describe('the time of a post', () => {
  it.each<[string, boolean, Partial<GuardedPost>]>([
    ['published without dates', true, { publishedDate: null }],
    ['published at this very moment', true, { publishedDate: '2026-11-20T13:00:00+01:00' }],
    ['published a millisecond from now', false, { publishedDate: '2026-11-20T12:00:00.001Z' }],
    ['planned, and the time has come', true, { status: 'future', publishedDate: '2026-11-20T12:00:00Z' }],
    ['planned for later', false, { status: 'future', publishedDate: '2026-12-03T08:00:00+01:00' }],
    ['planned without a date', false, { status: 'future', publishedDate: null }],
    ['ended at this very moment', false, { unpublishedDate: '2026-11-20T12:00:00Z' }],
    ['ending a millisecond from now', true, { unpublishedDate: '2026-11-20T12:00:00.001Z' }],
    ['planned and already ended', false, { status: 'future', unpublishedDate: '2026-11-19T12:00:00Z' }],
    ['a draft', false, { status: 'draft' }],
    ['in the trash', false, { status: 'trash' }],
    ['to begin when no one can tell', false, { publishedDate: 'snart' }],
    ['to end when no one can tell', false, { unpublishedDate: 'snart' }],
  ])('%s: seen by visitors is %s', (_, expected, changes) => {
    expect(sees(ANONYMOUS_VIEWER, changes)).toBe(expected);
    expect(sees(aViewer({ nodeIds: [5] }), { nodeIds: [5], ...changes })).toBe(expected);
  });
});

it('shows a post in any state to its author, its editors and administrators, and to no other', () => {
  for (const status of POST_STATUSES) {
    const hidden = {
      status,
      unpublishedDate: '2026-11-19T12:00:00Z',
      nodeIds: [5],
      authorId: 7,
      editorIds: [8, 9],
    };
    expect(sees(aViewer({ userId: 7 }), hidden)).toBe(true);
    expect(sees(aViewer({ userId: 9 }), hidden)).toBe(true);
    expect(sees(aViewer({ userId: 10, isAdministrator: true }), hidden)).toBe(true);
    expect(sees(aViewer({ userId: 10, nodeIds: [5] }), hidden)).toBe(false);
    expect(sees(ANONYMOUS_VIEWER, { ...hidden, authorId: null })).toBe(false);
  }
});

it('shows no one less when they get a further group, job role or right', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
  const date = fc.constantFrom(null, '2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z');
  const post: fc.Arbitrary<GuardedPost> = fc.record({
    type: fc.constantFrom(...POST_TYPES),
    status: fc.constantFrom(...POST_STATUSES),
    publishedDate: date,
    unpublishedDate: date,
    authorId: fc.constantFrom(null, 1, 2),
    editorIds: ids,
    nodeIds: ids,
    categoryIds: ids,
    userIds: ids,
    alert: fc.constantFrom(null, emptyAlertDetails(), { ...emptyAlertDetails(), isDrill: true }),
    isUnderReview: fc.boolean(),
  });
  const viewer = fc.record({
    userId: fc.constantFrom(null, 1, 2, 3),
    nodeIds: ids,
    categoryIds: ids,
    isAdministrator: fc.boolean(),
    mayReview: fc.boolean(),
  });
  fc.assert(
    fc.property(post, viewer, fc.integer({ min: 1, max: 4 }), (guarded, before, id) => {
      const after = [
        { ...before, nodeIds: [...before.nodeIds, id] },
        { ...before, categoryIds: [...before.categoryIds, id] },
        { ...before, isAdministrator: true },
        { ...before, mayReview: true },
      ];
      if (isVisible(guarded, before, context)) {
        for (const richer of after) expect(isVisible(guarded, richer, context)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

describe('an alert that has ended', () => {
  const ended = aGuardedPost({ type: 'alert', unpublishedDate: '2026-11-19T12:00:00Z' });
  const at = { now: new Date('2026-11-20T12:00:00Z'), rootNodeIds: [] };

  it('is out no more, and can still be read', () => {
    expect(isLive(ended, at.now)).toBe(false);
    expect(isVisible(ended, ANONYMOUS_VIEWER, at)).toBe(true);
    expect(isVisible({ ...ended, type: 'news' }, ANONYMOUS_VIEWER, at)).toBe(false);
  });

  it.each<[string, Partial<GuardedPost>]>([
    ['as a draft', { status: 'draft' }],
    ['from the trash', { status: 'trash' }],
    ['before its time', { publishedDate: '2026-12-01T12:00:00Z' }],
    ['by those it is not meant for', { userIds: [5] }],
  ])('cannot be read %s', (_, changes) => {
    expect(isVisible({ ...ended, ...changes }, ANONYMOUS_VIEWER, at)).toBe(false);
  });
});

it('is seen by reviewers while it is under review, and by nobody else for that', () => {
  const draft = { status: 'draft', authorId: 3 } as const;
  const reviewer = aViewer({ mayReview: true });
  expect(sees(reviewer, draft)).toBe(false);
  expect(sees(reviewer, { ...draft, isUnderReview: true })).toBe(true);
  expect(sees(aViewer(), { ...draft, isUnderReview: true })).toBe(false);
});
