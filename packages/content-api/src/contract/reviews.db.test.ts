import type { Review } from '@brandpost/rubicore-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW, type TestAnswer } from './engines.fixtures.ts';

/** Of the demo: an administrator, a publisher, and crew. The author may write, the reviewer may review, and no more. */
const [ADMINISTRATOR, PUBLISHER, AUTHOR, REVIEWER, COLLEAGUE] = [1, 3, 5, 7, 9];
const STATION = 2;

describeOnBothEngines('a review', (api) => {
  const tokens = new Map<number, string>();
  const token = (userId: number) => tokens.get(userId) ?? '';
  beforeAll(async () => {
    await api.db
      .insertInto('user_capability')
      .values([
        { user_id: AUTHOR, capability_key: 'create_post', value: true },
        { user_id: REVIEWER, capability_key: 'review_post', value: true },
      ])
      .execute();
    for (const id of [ADMINISTRATOR, PUBLISHER, AUTHOR, REVIEWER, COLLEAGUE]) {
      tokens.set(id, await api.tokenFor(id));
    }
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, userId: number, body?: unknown) =>
    api.send(method, path, { token: token(userId), body });
  const draft = async (fields: object = {}, userId = AUTHOR): Promise<number> => {
    const body = { type: 'news', status: 'draft', title: `Text ${Math.random()}`, nodeIds: [STATION] };
    return (await send('POST', '/post', userId, { ...body, ...fields })).body.id;
  };
  const ask = (id: number, body: object = {}, userId = AUTHOR) =>
    send('POST', `/post/${id}/review`, userId, { message: ' Läs gärna. ', reviewerId: null, ...body });
  const answer = (id: number, reviewId: number, body: object = {}, userId = REVIEWER) =>
    send('POST', `/post/${id}/review/${reviewId}/answer`, userId, {
      ...{ kind: 'approved', comment: '', version: 1, workingCopy: null },
      ...body,
    });
  const cancel = (id: number, reviewId: number, userId = AUTHOR) =>
    send('DELETE', `/post/${id}/review/${reviewId}`, userId);
  const reviewOf = async (id: number, userId = AUTHOR): Promise<Review | undefined> =>
    (await api.get('/review', token(userId))).body.find((one: Review) => one.postId === id);
  const sees = async (id: number, userId: number) => (await api.get(`/post/${id}`, token(userId))).status;
  const noticesOf = async (id: number, userId: number): Promise<string[]> =>
    (await api.get('/my-notice?perPage=100', token(userId))).body.notices
      .filter((one: { postId: number }) => one.postId === id)
      .map(({ kind }: { kind: string }) => kind);
  const refused = ({ status, body }: TestAnswer) => [status, body.code];

  describe('that is asked for', () => {
    it('lets those who may review it read and mend the draft, for as long as it lasts, and nobody else', async () => {
      const id = await draft();
      const statuses = async () =>
        await Promise.all([REVIEWER, PUBLISHER, COLLEAGUE].map((userId) => sees(id, userId)));
      expect(await statuses()).toEqual([404, 404, 404]);
      const { body: review } = await ask(id);
      expect(await statuses()).toEqual([200, 200, 404]);
      expect((await send('PUT', `/post/${id}`, REVIEWER, { title: 'Rättad' })).status).toBe(200);
      expect((await send('PUT', `/post/${id}`, COLLEAGUE, { title: 'Rättad' })).status).toBe(404);
      expect((await api.get(`/post/${id}/version`, token(REVIEWER))).status).toBe(200);
      expect((await cancel(id, review.id)).status).toBe(200);
      expect(await statuses()).toEqual([404, 404, 404]);
      expect(await reviewOf(id)).toBeUndefined();
    });

    it('does not let a reviewer publish, delete or hand over what they may not', async () => {
      const id = await draft();
      await ask(id);
      for (const body of [
        { status: 'publish' },
        { status: 'trash' },
        { authorId: REVIEWER },
        { type: 'info' },
      ]) {
        expect((await send('PUT', `/post/${id}`, REVIEWER, body)).status).toBe(403);
      }
      expect((await send('DELETE', `/post/${id}`, REVIEWER)).status).toBe(403);
      expect(await reviewOf(id)).toMatchObject({ answer: null });
    });

    it('says who has asked whom, when and why, to those who may change the post alone', async () => {
      const id = await draft({ title: 'Vårbränder' });
      const asked = await ask(id, { reviewerId: REVIEWER });
      expect([asked.status, asked.body]).toEqual([
        201,
        {
          ...{ id: asked.body.id, postId: id, title: 'Vårbränder', postType: 'news', status: 'draft' },
          ...{ askedBy: { id: AUTHOR, displayName: 'David Demosson' }, askedDate: NOW.toISOString() },
          ...{ message: 'Läs gärna.', reviewer: { id: REVIEWER, displayName: 'Farid Påhittsson' } },
          ...{ answer: null, isOwn: true, mayAnswer: false },
        },
      ]);
      expect(await reviewOf(id, REVIEWER)).toMatchObject({ isOwn: false, mayAnswer: true });
      expect(await reviewOf(id, COLLEAGUE)).toBeUndefined();
      expect((await api.get('/review')).status).toBe(401);
    });

    it('tells the one who is asked, or all who may review, and nobody else', async () => {
      const id = await draft();
      const people = [AUTHOR, REVIEWER, PUBLISHER, COLLEAGUE];
      const noticed = async () => await Promise.all(people.map((userId) => noticesOf(id, userId)));
      await ask(id);
      expect(await noticed()).toEqual([[], ['review'], ['review'], []]);
      await ask(id, { reviewerId: REVIEWER });
      expect(await noticed()).toEqual([[], ['review'], [], []]);
    });

    it('names nobody who could not answer, and offers none of them', async () => {
      const id = await draft();
      for (const reviewerId of [COLLEAGUE, AUTHOR, 9999]) {
        const { status, body } = await ask(id, { reviewerId });
        expect([status, body.errors?.[0]?.field]).toEqual([422, 'reviewerId']);
      }
      const { body: offered } = await api.get(`/post/${id}/reviewer`, token(AUTHOR));
      const ids = offered.map((one: { id: number }) => one.id);
      expect(ids).toContain(REVIEWER);
      expect(ids).not.toContain(COLLEAGUE);
      expect((await api.get(`/post/${id}/reviewer`, token(COLLEAGUE))).status).toBe(404);
    });

    it('is asked for of a post that is to come, which nobody has read yet', async () => {
      const id = await draft({ status: 'future', publishedDate: '2099-01-01T08:00:00Z' }, PUBLISHER);
      const asked = await ask(id, {}, PUBLISHER);
      expect([asked.status, asked.body.status]).toEqual([201, 'future']);
    });

    it('is refused to anyone who may not change the post, and where nothing is there to be reviewed', async () => {
      const id = await draft();
      expect((await ask(id, {}, COLLEAGUE)).status).toBe(404);
      expect((await ask(id, { message: 'x'.repeat(1001) })).status).toBe(400);
      const out = await draft({ status: 'publish' }, PUBLISHER);
      const { status, body } = await ask(out, {}, PUBLISHER);
      expect([status, body.errors?.[0]?.message]).toEqual([422, 'Det finns ingen ändring att granska']);
    });

    it('is neither asked for nor answered in the name of another', async () => {
      const id = await draft();
      const { body: review } = await ask(id);
      const text = `masked-${id}`;
      const row = {
        hash: tokenHash(text),
        type: 'masquerade',
        user_id: PUBLISHER,
        masked_by: ADMINISTRATOR,
      } as const;
      await api.db
        .insertInto('token')
        .values({ ...row, issued: NOW })
        .execute();
      const body = { kind: 'approved', comment: '', version: 1, workingCopy: null };
      const path = `/post/${id}/review`;
      const answered = await api.send('POST', `${path}/${review.id}/answer`, { token: text, body });
      expect(refused(answered)).toEqual([403, 'REVIEW_BY_ANOTHER']);
      const asked = await api.send('POST', path, { token: text, body: { message: '', reviewerId: null } });
      expect(asked.status).toBe(403);
      expect((await api.send('DELETE', `${path}/${review.id}`, { token: text })).status).toBe(403);
    });
  });

  describe('that is answered', () => {
    it('approves the text that was read, and says so when that has changed', async () => {
      const id = await draft();
      const { body: review } = await ask(id);
      expect((await answer(id, review.id, { comment: ' Bra! ' })).status).toBe(200);
      expect(await reviewOf(id)).toMatchObject({
        answer: { kind: 'approved', byName: 'Farid Påhittsson', comment: 'Bra!', isOutdated: false },
      });
      expect(await noticesOf(id, AUTHOR)).toEqual(['approved']);
      expect(await noticesOf(id, REVIEWER)).toEqual([]);
      await send('PUT', `/post/${id}`, AUTHOR, { title: 'En annan' });
      expect(await reviewOf(id)).toMatchObject({ answer: { isOutdated: true } });
    });

    it('is about the text as it was read: one that has changed since is not approved', async () => {
      const id = await draft();
      const { body: review } = await ask(id);
      await send('PUT', `/post/${id}`, AUTHOR, { title: 'En annan' });
      expect(refused(await answer(id, review.id))).toEqual([412, 'STALE']);
      expect((await answer(id, review.id, { version: 2 })).status).toBe(200);
    });

    it('sends a text back with what has to be changed, and may be followed by another', async () => {
      const id = await draft();
      const { body: review } = await ask(id);
      const empty = await answer(id, review.id, { kind: 'returned', comment: '  ' });
      expect([empty.status, empty.body.errors?.[0]?.field]).toEqual([422, 'comment']);
      expect((await answer(id, review.id, { kind: 'returned', comment: 'Fel år.' })).status).toBe(200);
      expect(await noticesOf(id, AUTHOR)).toEqual(['returned']);
      const { body: again } = await ask(id);
      expect(again.id).not.toBe(review.id);
      expect(await noticesOf(id, AUTHOR)).toEqual([]);
      expect(await noticesOf(id, REVIEWER)).toEqual(['review']);
      expect(refused(await answer(id, review.id))).toEqual([409, 'REVIEW_GONE']);
    });

    it('is answered by nobody who has asked for it or may not review', async () => {
      const id = await draft({}, PUBLISHER);
      const { body: review } = await ask(id, {}, PUBLISHER);
      expect(refused(await answer(id, review.id, {}, PUBLISHER))).toEqual([403, 'REVIEW_BY_ANOTHER']);
      expect((await answer(id, review.id, {}, AUTHOR)).status).toBe(403);
      await api.db
        .updateTable('user_capability')
        .set({ value: false })
        .where('user_id', '=', REVIEWER)
        .execute();
      const withdrawn = await answer(id, review.id);
      await api.db
        .updateTable('user_capability')
        .set({ value: true })
        .where('user_id', '=', REVIEWER)
        .execute();
      expect(withdrawn.status).toBe(403);
      expect((await answer(id, review.id)).status).toBe(200);
    });
  });

  describe('is over', () => {
    it('when the post is published or thrown away', async () => {
      for (const status of ['publish', 'trash']) {
        const id = await draft();
        const { body: review } = await ask(id);
        expect((await send('PUT', `/post/${id}`, ADMINISTRATOR, { status })).status).toBe(200);
        expect(await reviewOf(id, ADMINISTRATOR)).toBeUndefined();
        expect(refused(await answer(id, review.id, {}, ADMINISTRATOR))).toEqual([409, 'REVIEW_GONE']);
        expect(await noticesOf(id, REVIEWER)).toEqual([]);
      }
    });

    it('when changes of what is out are published or discarded, and not before', async () => {
      for (const path of ['apply', 'discard']) {
        const id = await draft({ status: 'publish' }, PUBLISHER);
        const copy = (await send('PUT', `/post/${id}/working-copy`, PUBLISHER, { title: 'Ny rubrik' })).body;
        const { body: review } = await ask(id, {}, PUBLISHER);
        expect((await api.get(`/post/${id}/working-copy`, token(REVIEWER))).body.post.title).toBe(
          'Ny rubrik',
        );
        expect(refused(await answer(id, review.id))).toEqual([412, 'STALE']);
        expect((await answer(id, review.id, { workingCopy: copy.number })).status).toBe(200);
        expect(await reviewOf(id, PUBLISHER)).toMatchObject({
          status: 'publish',
          answer: { isOutdated: false },
        });
        if (path === 'discard') await send('DELETE', `/post/${id}/working-copy`, PUBLISHER);
        else await send('PUT', `/post/${id}?workingCopy=${copy.number}`, PUBLISHER, { title: 'Ny rubrik' });
        expect(await reviewOf(id, PUBLISHER)).toBeUndefined();
      }
    });
  });
});
