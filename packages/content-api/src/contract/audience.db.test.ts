import { emptyAlertDetails, type GuardedPost, POST_STATUSES, POST_TYPES } from '@brandpost/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { writePost } from '../posts/storage/write-post.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const ROOT = 1;
const FIRST_ID = 20_000;
const CLOSED = 9;
const ADMINISTRATORS: readonly number[] = [1, 2];
/** For everybody, of the demo service. */
const PUBLIC_POST_ID = 111;

const targets = fc.record({
  type: fc.constantFrom(...POST_TYPES),
  nodeIds: fc.oneof(fc.constant<number[]>([]), fc.constant<number[]>([ROOT]), fc.subarray([1, 2, 3, 6, 7])),
  categoryIds: fc.oneof(fc.constant<number[]>([]), fc.subarray([10, 11, 13])),
  userIds: fc.oneof(fc.constant<number[]>([]), fc.subarray([5, 7, 9, 12])),
});
const state = fc.record({
  status: fc.constantFrom(...POST_STATUSES),
  publishedDate: fc.constantFrom(null, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
  unpublishedDate: fc.constantFrom(null, null, '2026-02-01T00:00:00Z'),
  authorId: fc.constantFrom(null, 3, 10),
  alert: fc.constantFrom(null, emptyAlertDetails(), { ...emptyAlertDetails(), isDrill: true }),
  editorIds: fc.constantFrom<number[]>([], [8]),
});
const OUT = {
  alert: null,
  status: 'publish',
  publishedDate: '2026-01-01T00:00:00Z',
  unpublishedDate: null,
  authorId: null,
  editorIds: [],
} as const;

/** Out, so that all for whom they are meant see them. */
const PUBLISHED: GuardedPost[] = fc
  .sample(targets, { numRuns: 120, seed: 4 })
  .map((target) => ({ ...target, ...OUT, editorIds: [] }));
/** In every state. */
const OTHERS: GuardedPost[] = fc
  .sample(fc.tuple(targets, state), { numRuns: 80, seed: 5 })
  .map(([target, rest]) => ({ ...target, ...rest }));

describeOnBothEngines('the audience of a post', (api) => {
  const tokens = new Map<number, string>();
  /** What the session of each active user sees of all that was generated. */
  const seen = new Map<number, Set<number>>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  const ask = (body: object, userId = 1) => api.send('POST', '/audience', { token: tokenOf(userId), body });

  beforeAll(async () => {
    await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', CLOSED).execute();
    await api.db.transaction().execute(async (trx) => {
      for (const [index, post] of [...PUBLISHED, ...OTHERS].entries()) {
        const id = FIRST_ID + index;
        await writePost(trx, {
          ...post,
          id,
          title: `Målgrupp ${id}`,
          slug: `malgrupp-${id}`,
          updatedDate: NOW.toISOString(),
        });
      }
    });
    const users = await api.db.selectFrom('app_user').select('id').where('is_active', '=', true).execute();
    const states = POST_STATUSES.map((status) => `status=${status}`).join('&');
    for (const { id } of users) {
      tokens.set(id, await api.tokenFor(id));
      const { body } = await api.get(`/post?${states}&includeEnded=true&perPage=9999`, tokenOf(id));
      seen.set(id, new Set(body.map((post: { id: number }) => post.id)));
    }
  });

  it('is as many as see the post in sessions of their own, without those who see all as administrators', async () => {
    for (const [index, { type, nodeIds, categoryIds, userIds }] of PUBLISHED.entries()) {
      const id = FIRST_ID + index;
      const isMeant = async (userId: number) => {
        const { body } = await api.get(`/post/${id}/as/${userId}`, tokenOf(1));
        return body.reasons.some((reason: string) => reason !== 'administrator');
      };
      const seeing = [...seen].filter(([, posts]) => posts.has(id)).map(([userId]) => userId);
      const those: number[] = [];
      for (const userId of seeing)
        if (!ADMINISTRATORS.includes(userId) || (await isMeant(userId))) those.push(userId);
      const { status, body } = await ask({ type, nodeIds, categoryIds, userIds });
      expect([status, body.count], `post ${id}`).toEqual([200, those.length]);
      expect(body.everyone, `post ${id}`).toBe((await api.get(`/post/${id}`)).status === 200);
      expect(body.sample).toHaveLength(Math.min(10, those.length));
      for (const user of body.sample) {
        expect(those).toContain(user.id);
        expect(user.reasons.length).toBeGreaterThan(0);
      }
      if (body.signedIn) expect(those).toHaveLength(seen.size);
    }
  });

  it('is explained by group, job role and name, and never counts a closed account', async () => {
    const target = { type: 'info', nodeIds: [2], categoryIds: [12], userIds: [7, CLOSED] };
    const { body } = await ask(target);
    expect(body).toMatchObject({ everyone: false, signedIn: false });
    const reasonsOf = new Map(
      body.sample.map((user: { id: number; reasons: string[] }) => [user.id, user.reasons]),
    );
    expect([5, 6, 7, 8, 1, CLOSED].map((id) => reasonsOf.get(id))).toEqual([
      ['group'],
      ['group', 'job'],
      ['person'],
      ['job'],
      undefined,
      undefined,
    ]);
    expect(Object.keys(body.sample[0]).toSorted()).toEqual(['displayName', 'id', 'reasons']);
    const all = await ask({ type: 'info', nodeIds: [ROOT], categoryIds: [], userIds: [] });
    expect(all.body).toMatchObject({ everyone: false, signedIn: true, count: seen.size });
    expect((await ask({ type: 'news', nodeIds: [], categoryIds: [], userIds: [] })).body.everyone).toBe(true);
  });

  it('is given for one colleague as their own session has it, whatever the state of the post', async () => {
    for (const [index, post] of [...PUBLISHED.slice(0, 20), ...OTHERS].entries()) {
      const id = index < 20 ? FIRST_ID + index : FIRST_ID + PUBLISHED.length + index - 20;
      for (const userId of [1, 3, 5, 7, 8, 12]) {
        const { body } = await api.get(`/post/${id}/as/${userId}`, tokenOf(1));
        const sees = seen.get(userId)?.has(id) === true;
        expect(body, `${JSON.stringify(post)} ${userId}`).toMatchObject({ userId, sees });
        expect([body.reasons.length > 0, body.unseenBecause === null]).toEqual([sees, sees]);
      }
    }
  });

  it('is given to those who may change the post, of colleagues by name alone', async () => {
    const id = PUBLIC_POST_ID;
    const { body } = await api.get(`/post/${id}/as/5`, tokenOf(3));
    expect(body).toEqual({
      userId: 5,
      displayName: 'David Demosson',
      sees: true,
      reasons: ['everyone'],
      unseenBecause: null,
    });
    expect((await api.get(`/post/${id}/as/5`, tokenOf(7))).status).toBe(403);
    expect((await api.get(`/post/${id}/as/${CLOSED}`, tokenOf(3))).status).toBe(404);
    expect((await api.get(`/post/${id}/as/99999`, tokenOf(3))).status).toBe(404);
  });
});
