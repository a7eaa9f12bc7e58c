import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const DRAFT = { type: 'news', title: 'Skrivet i tunnelbanan', status: 'draft' };
const KEY = '0f6a2c1e-5f1d-4a62-9f0e-1d2b3c4d5e6f';

describeOnBothEngines('a post whose answer was lost', (api) => {
  let editor = '';
  let administrator = '';
  beforeAll(async () => {
    [administrator, editor] = await Promise.all([api.tokenFor(1), api.tokenFor(3)]);
  });
  const create = (key: string, body: object = DRAFT, token = editor) =>
    api.send('POST', '/post', { token, body, headers: { 'idempotency-key': key } });
  const howMany = async (title: string) => {
    const { total } = await api.get(`/post?q=${encodeURIComponent(title)}&status=draft`, administrator);
    return total;
  };

  it('is not made twice when it is sent again, one after the other or at once', async () => {
    const first = await create(KEY);
    expect(first.status).toBe(201);
    const again = await create(KEY);
    expect([again.status, again.body, again.headers.etag]).toEqual([201, first.body, '"1"']);
    const title = 'Skickat tre gånger samtidigt';
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => create('key-of-three-at-once', { ...DRAFT, title })),
    );
    expect(new Set(atOnce.map(({ body }) => body.id)).size).toBe(1);
    expect([await howMany(DRAFT.title), await howMany(title)]).toEqual([1, 1]);
  });

  it('is answered as it stands by then, and the audit log has it once', async () => {
    const { body: post } = await create('key-of-a-changed-post');
    await api.send('PUT', `/post/${post.id}`, { token: editor, body: { title: 'Ändrat sedan' } });
    const again = await create('key-of-a-changed-post');
    expect(again.body).toMatchObject({ id: post.id, title: 'Ändrat sedan', version: 2 });
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'post')
      .where('entity_id', '=', String(post.id))
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['post.create', 'post.update']);
  });

  it('is another one of somebody else, under another key, and without one', async () => {
    const key = 'key-that-two-people-have';
    const [mine, theirs, other] = [
      await create(key),
      await create(key, DRAFT, administrator),
      await create('another-key-of-mine'),
    ];
    const without = [1, 2].map(() => api.send('POST', '/post', { token: editor, body: DRAFT }));
    const ids = [mine, theirs, other, ...(await Promise.all(without))].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(5);
  });

  it('is made by the next try where the first was refused', async () => {
    const refused = await create('key-of-a-refused-post', { ...DRAFT, title: 'x'.repeat(257) });
    expect(refused.status).toBe(422);
    const made = await create('key-of-a-refused-post');
    expect([made.status, made.body.title]).toEqual([201, DRAFT.title]);
  });

  it('is made anew once it has been deleted for good, and for no key that is none', async () => {
    const { body: post } = await create('key-of-a-post-that-is-gone');
    await api.send('DELETE', `/post/${post.id}`, { token: administrator });
    await api.send('DELETE', `/post/${post.id}`, { token: administrator });
    expect((await create('key-of-a-post-that-is-gone')).body.id).not.toBe(post.id);
    const odd = await create('kort');
    expect([odd.status, odd.body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
