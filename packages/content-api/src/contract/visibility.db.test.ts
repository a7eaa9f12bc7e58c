import {
  emptyAlertDetails,
  type GuardedPost,
  isLive,
  isReadable,
  isVisible,
  POST_STATUSES,
  POST_TYPES,
  type Viewer,
} from '@brandpost/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { VISITOR } from '../access/api-viewer.ts';
import { eventsFor } from '../audit-log/events.ts';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import { writePost } from '../posts/storage/write-post.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';

const ROOT = 1;
const FIRST_ID = 10_000;
/** A word that stands in every generated post, and nowhere else. */
const WORD = 'provtryckningsord';

/** Users of the demo content, as their tokens make them: administrators, editors, crews and a visitor. */
const USER_IDS = [null, 1, 3, 5, 7, 8, 10, 12];

const days = fc.option(fc.constantFrom(-30, -1, 0, 1, 30), { nil: null });
const dateOf = (offset: number | null) =>
  offset === null ? null : new Date(NOW.getTime() + offset * 86_400_000).toISOString();

const anyPost: fc.Arbitrary<GuardedPost> = fc.record({
  type: fc.constantFrom(...POST_TYPES),
  status: fc.constantFrom(...POST_STATUSES),
  publishedDate: days.map(dateOf),
  unpublishedDate: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: days.map(dateOf) },
  ),
  nodeIds: fc.oneof(fc.constant<number[]>([ROOT]), fc.subarray([1, 2, 3, 6, 7])),
  categoryIds: fc.oneof(
    { weight: 2, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.subarray([10, 11, 13]) },
  ),
  userIds: fc.oneof(
    { weight: 2, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.subarray([5, 7, 12]) },
  ),
  authorId: fc.constantFrom(null, 1, 3, 10),
  editorIds: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.subarray([8, 12]) },
  ),
  alert: fc.constantFrom(null, emptyAlertDetails(), { ...emptyAlertDetails(), isDrill: true }),
  isUnderReview: fc.boolean(),
});

/** Many times as many at night. */
const HIDDEN_EACH = 4 * Number(process.env.TEST_TIMES ?? 1);

const POSTS = fc
  .sample(anyPost, { numRuns: 400, seed: 112 })
  .map((post, index) => ({ ...post, id: FIRST_ID + index }));
const REVIEWER = 7;

/** Posts of which a change is announced, none of them as one that visitors see. */
const ANNOUNCED = new Set(POSTS.slice(0, 80).map((post) => post.id));

describeOnBothEngines('what a viewer may see', (api) => {
  let position = 0;
  const viewers: { viewer: Viewer; token: string | undefined }[] = [];
  /** An administrator acting as somebody sees what that somebody sees, and no more. */
  const masked: { viewer: Viewer; token: string }[] = [];

  beforeAll(async () => {
    await api.db.transaction().execute(async (trx) => {
      for (const post of POSTS) {
        await writePost(trx, {
          ...post,
          title: `Inlägg ${post.id}`,
          excerpt: WORD,
          slug: `inlagg-${post.id}`,
          updatedDate: NOW.toISOString(),
        });
      }
    });
    await api.db
      .insertInto('user_capability')
      .values({ user_id: REVIEWER, capability_key: 'review_post', value: true })
      .execute();
    const reviews = POSTS.filter((post) => post.isUnderReview === true).map(({ id }) => ({
      ...{ post_id: id, user_id: 9, asked_date: NOW, message: '', reviewer_id: null },
    }));
    await api.db.insertInto('post_review').values(reviews).execute();
    position = (await api.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow()).last_id;
    await api.db.transaction().execute(async (trx) => {
      for (const entityId of ANNOUNCED) {
        await recordChange(trx, THE_SYSTEM, { action: 'post.update', entity: 'post', entityId }, NOW);
      }
    });
    for (const userId of USER_IDS) {
      viewers.push({
        viewer: await viewerOf(userId),
        token: userId === null ? undefined : await api.tokenFor(userId),
      });
    }
  });

  beforeAll(async () => {
    const administrator = await api.tokenFor(1);
    for (const userId of [3, 7, 12]) {
      const body = { type: 'masquerade', userId, reason: 'Prov' };
      const issued = await api.send('POST', '/token', { token: administrator, body });
      masked.push({ viewer: await viewerOf(userId), token: issued.body.token });
    }
    viewers.push(...masked);
    const likes = POSTS.slice(0, 200).map((post) => ({ post_id: post.id, user_id: 9 }));
    await api.db.insertInto('post_like').values(likes).execute();
  });

  async function viewerOf(userId: number | null): Promise<Viewer> {
    if (userId === null)
      return { userId, nodeIds: [], categoryIds: [], isAdministrator: false, mayReview: false };
    const nodes = await api.db
      .selectFrom('user_node')
      .select('node_id')
      .where('user_id', '=', userId)
      .execute();
    const jobs = await api.db
      .selectFrom('user_job')
      .select('category_id')
      .where('user_id', '=', userId)
      .execute();
    const roles = await api.db
      .selectFrom('user_role')
      .select('role_id')
      .where('user_id', '=', userId)
      .execute();
    return {
      userId,
      nodeIds: nodes.map((row) => row.node_id),
      categoryIds: jobs.map((row) => row.category_id),
      isAdministrator: roles.some((row) => row.role_id === 1),
      mayReview: userId === REVIEWER || roles.some((row) => [1, 2, 3].includes(row.role_id)),
    };
  }

  const seenBy = (viewer: Viewer) =>
    POSTS.filter((post) => isVisible(post, viewer, { now: NOW, rootNodeIds: [ROOT] }));
  const generated = (rows: { id: number }[]) =>
    rows
      .map((row) => row.id)
      .filter((id) => id >= FIRST_ID)
      .toSorted((a, b) => a - b);

  it('is in lists exactly what the reference rule says, whatever the state', async () => {
    for (const { viewer, token } of viewers) {
      const states = POST_STATUSES.map((status) => `status=${status}`).join('&');
      const { body, total } = await api.get(`/post?${states}&includeEnded=true&perPage=9999`, token);
      expect(generated(body), `user ${viewer.userId}`).toEqual(seenBy(viewer).map((post) => post.id));
      expect(total).toBe(body.length);
    }
  });

  it('is in an ordinary list what is out now', async () => {
    for (const { viewer, token } of viewers) {
      const { body } = await api.get('/post?perPage=9999', token);
      const expected = seenBy(viewer).filter((post) => isLive(post, NOW));
      expect(generated(body), `user ${viewer.userId}`).toEqual(expected.map((post) => post.id));
    }
  });

  it('is never widened by filters', async () => {
    for (const { viewer, token } of viewers) {
      const seen = new Set(seenBy(viewer).map((post) => post.id));
      for (const filter of [
        'nodeId=3',
        'categoryId=10&categoryId=11',
        'userId=5',
        'nodeId=2&userId=7',
        'status=draft',
      ]) {
        const { body } = await api.get(`/post?${filter}&includeEnded=true&perPage=9999`, token);
        expect(
          generated(body).filter((id) => !seen.has(id)),
          `${viewer.userId} ${filter}`,
        ).toEqual([]);
      }
    }
  });

  it('can be fetched one by one, and nothing else can', async () => {
    for (const { viewer, token } of viewers) {
      const seen = new Set(seenBy(viewer).map((post) => post.id));
      for (const { id } of POSTS.slice(0, 60)) {
        const bySlug = await api.get(`/post/inlagg-${id}`, token);
        const byId = await api.get(`/post/${id}`, token);
        expect([bySlug.status, byId.status]).toEqual(seen.has(id) ? [200, 200] : [404, 404]);
      }
    }
  });

  it('can be searched for, and counted, while it may be read', async () => {
    for (const { viewer, token } of viewers) {
      const expected = seenBy(viewer).filter((post) => isReadable(post, NOW));
      const { body, total } = await api.get(`/search?q=${WORD}&perPage=9999`, token);
      expect(generated(body), `user ${viewer.userId}`).toEqual(expected.map((post) => post.id));
      expect(total).toBe(expected.length);
      const summary = await api.get(`/search/summary?q=${WORD}`, token);
      expect(summary.body.total).toBe(expected.length);
    }
  });

  it('is all that spellings are suggested from', async () => {
    const hidden = 'hemlighetsfabrik';
    await api.db.transaction().execute((trx) =>
      writePost(trx, {
        type: 'info',
        status: 'publish',
        title: hidden,
        slug: hidden,
        publishedDate: '2026-01-01T00:00:00Z',
        updatedDate: NOW.toISOString(),
        nodeIds: [3],
      }),
    );
    const misspelt = '/search/summary?q=hemlighetsfabrikk';
    expect((await api.get(misspelt)).body.didYouMean).toBeNull();
    expect((await api.get(misspelt, await api.tokenFor(5))).body.didYouMean).toBeNull();
    expect((await api.get(misspelt, await api.tokenFor(7))).body.didYouMean).toBe(hidden);
  });

  it('decides of which posts one learns that somebody likes them', async () => {
    const liked = new Set(POSTS.slice(0, 200).map((post) => post.id));
    for (const { viewer, token } of viewers.filter((one) => one.viewer.userId !== null)) {
      const { body, total } = await api.get('/like?perPage=9999', token);
      const expected = seenBy(viewer).filter((post) => liked.has(post.id));
      const ids = body.map((row: { postId: number }) => row.postId).toSorted((a: number, b: number) => a - b);
      expect(ids, `user ${viewer.userId}`).toEqual(expected.map((post) => post.id));
      expect(total).toBe(expected.length);
    }
  });

  it("decides which posts of an author one is shown, and which are called one's own", async () => {
    for (const { viewer, token } of viewers.filter((one) => one.viewer.userId !== null)) {
      const states = POST_STATUSES.map((status) => `status=${status}`).join('&');
      for (const authorId of [1, 3, 10]) {
        const { body } = await api.get(
          `/user/${authorId}/posts?${states}&includeEnded=true&perPage=9999`,
          token,
        );
        const expected = seenBy(viewer).filter((post) => post.authorId === authorId);
        expect(generated(body), `${viewer.userId} of ${authorId}`).toEqual(expected.map((post) => post.id));
      }
      const own = await api.get('/my-post?perPage=9999', token);
      const written = POSTS.filter(
        ({ authorId, editorIds }) => authorId === viewer.userId || editorIds.includes(viewer.userId ?? 0),
      );
      expect(generated(own.body), `user ${viewer.userId}`).toEqual(written.map((post) => post.id));
    }
  });

  it('decides of which changes one is notified', async () => {
    for (const { viewer, token } of viewers) {
      const apiViewer = { ...VISITOR, ...viewer };
      const events = eventsFor({
        ...api,
        viewer: apiViewer,
        now: () => NOW,
        after: position,
        signal: AbortSignal.timeout(20),
      });
      let streamed = '';
      for await (const text of events) streamed += text;
      const ids = [...streamed.matchAll(/"entity":"post","entityId":"(\d+)"/g)].map((match) =>
        Number(match[1]),
      );
      // Visitors hear only what was recorded as seen by them.
      const expected = viewer.userId === null ? [] : seenBy(viewer).filter((post) => ANNOUNCED.has(post.id));
      expect(
        ids.toSorted((a, b) => a - b),
        `user ${viewer.userId} ${token === undefined}`,
      ).toEqual(expected.map((post) => post.id));
    }
  });

  it('hides a post from every call that reads, changes or follows it', async () => {
    for (const one of viewers) {
      const { viewer, token = null } = one;
      const seen = new Set(seenBy(viewer).map((post) => post.id));
      const hidden = POSTS.filter((post) => !seen.has(post.id)).slice(0, HIDDEN_EACH);
      for (const { id } of hidden) {
        const path = `/post/${id}`;
        const sent = { token: token ?? VISITOR_TOKEN };
        const answers = [
          await api.get(path, sent.token),
          await api.get(`${path}/version`, sent.token),
          await api.get(`${path}/version/1`, sent.token),
          await api.get(`${path}/version/1/difference`, sent.token),
          await api.get(`${path}/scheduled-change`, sent.token),
          await api.get(`${path}/working-copy`, sent.token),
          await api.get(`${path}/working-copy/version`, sent.token),
          await api.get(`${path}/working-copy/version/1`, sent.token),
          await api.send('PUT', `${path}/working-copy`, { ...sent, body: {} }),
          await api.send('DELETE', `${path}/working-copy`, sent),
          await api.send('PUT', `${path}/presence`, {
            ...sent,
            body: { client: 'en-flik-1', state: 'idle' },
          }),
          await api.send('DELETE', `${path}/presence/en-flik-1`, sent),
          await api.get(`${path}/preview-link`, sent.token),
          await api.get(`${path}/as/5`, sent.token),
          await api.send('POST', `${path}/preview-link`, { ...sent, body: {} }),
          await api.get(`/editor/${id}`, sent.token),
          await api.send('PUT', path, { ...sent, body: { title: 'x' } }),
          await api.send('DELETE', path, sent),
          await api.send('POST', `${path}/restore`, sent),
          await api.send('POST', `${path}/version/1/restore`, sent),
          await api.send('POST', `${path}/node`, { ...sent, body: { values: [1] } }),
          await api.send('DELETE', `${path}/user`, { ...sent, body: { values: [1] } }),
          await api.send('PUT', `/editor/${id}`, { ...sent, body: { userIds: [viewer.userId ?? 1] } }),
          await api.send('POST', '/like', { ...sent, body: { postId: id } }),
        ];
        const statuses = answers.map(({ status }) => status);
        // Nobody likes anything in another's name, whatever it is.
        const like = statuses.pop();
        const [read, ...others] = statuses;
        expect(read).toBe(404);
        for (const status of others) expect(status).toBe(viewer.userId === null ? 401 : 404);
        expect(like).toBe(
          viewer.userId === null ? 401 : masked.some((mask) => mask.token === one.token) ? 403 : 404,
        );
      }
    }
  });
});
