import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';
import { picture, upload } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;
/** May nothing but what is named as theirs. */
const NAMED = 5;
const READER = 7;
const DRAFT = {
  type: 'news',
  title: 'Ännu ett utkast',
  excerpt: 'Ännu inte ute.',
  status: 'draft',
  userIds: [8],
};
const DAY_MS = 86_400_000;

describeOnBothEngines('a preview link', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  let postId = 0;
  beforeAll(async () => {
    for (const id of [ADMINISTRATOR, EDITOR, NAMED, READER]) tokens.set(id, await api.tokenFor(id));
  });
  beforeEach(async () => {
    postId = await write(DRAFT);
    const token = tokenOf(ADMINISTRATOR);
    await api.send('PUT', `/editor/${postId}`, { token, body: { userIds: [NAMED] } });
  });

  const write = async (body: object) =>
    (await api.send('POST', '/post', { token: tokenOf(ADMINISTRATOR), body })).body.id as number;
  const link = (body: object = {}, { to = postId, by = NAMED }: { to?: number; by?: number } = {}) =>
    api.send('POST', `/post/${to}/preview-link`, { token: tokenOf(by), body });
  const keyOf = ({ body }: { body: { path: string } }) => body.path.replace('/forhandsvisning/', '');
  const preview = (key: string, token = VISITOR_TOKEN) => api.get(`/preview/${key}`, token);

  it('shows a draft as it stands to somebody without an account, and to no cache', async () => {
    const made = await link({ name: ' Pressombudet ' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      postId,
      name: 'Pressombudet',
      createdById: NAMED,
      createdByName: 'David Demosson',
      createdDate: NOW.toISOString(),
      expires: new Date(NOW.getTime() + 7 * DAY_MS).toISOString(),
      revoked: false,
    });
    expect(made.body.path).toMatch(/^\/forhandsvisning\/[\w-]{43}$/);
    const { status, body, headers } = await preview(keyOf(made));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      post: { id: postId, title: DRAFT.title, status: 'draft' },
      isWorkingCopy: false,
      expires: made.body.expires,
      media: [],
    });
    expect(body.post).toMatchObject({ nodeId: [], categoryId: [], userId: [], editorId: [] });
    expect([headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
      'private, no-store',
      'noindex, nofollow',
      undefined,
    ]);
    expect((await api.get(`/post/${postId}`)).status).toBe(404);
  });

  it('shows what is being written where something is, and else what is out', async () => {
    const id = await write({ ...DRAFT, status: 'publish', userIds: [], nodeIds: [1], title: 'Ute nu' });
    const key = keyOf(await link({}, { to: id, by: EDITOR }));
    expect((await preview(key)).body).toMatchObject({ post: { title: 'Ute nu' }, isWorkingCopy: false });
    await api.send('PUT', `/post/${id}/working-copy`, { token: tokenOf(EDITOR), body: { title: 'Ändras' } });
    expect((await preview(key)).body).toMatchObject({ post: { title: 'Ändras' }, isWorkingCopy: true });
    await api.send('DELETE', `/post/${id}/working-copy`, { token: tokenOf(EDITOR) });
    expect((await preview(key)).body.post.title).toBe('Ute nu');
  });

  it('is not found, and tells nothing, when it is unknown, over, taken back, or its post is in the trash', async () => {
    const unknown = await preview('x'.repeat(43));
    const past = keyOf(await link({ days: 1 }));
    await sql`update preview_link set expires = ${NOW} where hash = ${tokenHash(past)}`.execute(api.db);
    const taken = await link();
    await api.send('DELETE', `/preview-link/${taken.body.id}`, { token: tokenOf(NAMED) });
    const trashed = keyOf(await link());
    const answers = [
      unknown,
      await preview(past),
      await preview(keyOf(taken)),
      await preview('%20'),
      await preview('..'),
    ];
    await api.send('DELETE', `/post/${postId}`, { token: tokenOf(ADMINISTRATOR) });
    answers.push(await preview(trashed));
    const outcomes = answers.map(({ status, body, headers }) => [
      status,
      JSON.stringify(body).replace(/"requestId":"[^"]*"/, ''),
      headers['cache-control'],
    ]);
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size, JSON.stringify(outcomes)).toBe(1);
    expect(unknown.status).toBe(404);
    await api.send('POST', `/post/${postId}/restore`, { token: tokenOf(ADMINISTRATOR) });
    expect((await preview(trashed)).status).toBe(200);
  });

  it('ends with the account of the person who made it, and with their right to the post', async () => {
    const token = tokenOf(ADMINISTRATOR);
    const pictureOf = await upload(api, { token, body: await picture(60, 40) });
    await api.send('PUT', `/post/${postId}`, { token, body: { mediaId: pictureOf.body.id } });
    const key = keyOf(await link());
    const answers = async () => [
      (await preview(key)).status,
      (
        await api.app.inject({
          url: `/media/${pictureOf.body.filename}?preview=${key}`,
          headers: { authorization: `Bearer ${VISITOR_TOKEN}` },
        })
      ).statusCode,
    ];
    expect(await answers()).toEqual([200, 200]);
    await api.send('PUT', `/editor/${postId}`, { token, body: { userIds: [] } });
    expect(await answers()).toEqual([404, 404]);
    await api.send('PUT', `/editor/${postId}`, { token, body: { userIds: [NAMED] } });
    expect(await answers()).toEqual([200, 200]);
    await sql`update app_user set is_active = false where id = ${NAMED}`.execute(api.db);
    expect(await answers()).toEqual([404, 404]);
    await sql`update app_user set is_active = true where id = ${NAMED}`.execute(api.db);
    expect(await answers()).toEqual([200, 200]);
  });

  it('leads to one post and opens nothing else', async () => {
    const key = keyOf(await link());
    const otherId = await write({ ...DRAFT, title: 'Ett annat utkast' });
    expect((await preview(key)).body.post.id).toBe(postId);
    for (const path of [
      `/post/${postId}`,
      `/post/${otherId}`,
      `/post/${postId}?preview=${key}`,
      `/post/${otherId}/version`,
    ]) {
      expect((await api.get(path)).status, path).not.toBe(200);
      expect((await api.get(path, key)).status, path).toBe(401);
    }
    expect(
      JSON.stringify((await api.get(`/post?status=draft&perPage=999&preview=${key}`)).body),
    ).not.toContain(DRAFT.title);
  });

  it('is recorded without its token, which nobody keeps', async () => {
    const made = await link();
    const key = keyOf(made);
    await link({ days: 30, name: 'Nästa' });
    const { body, total } = await api.get(`/post/${postId}/preview-link`, tokenOf(ADMINISTRATOR));
    expect([total, body.map((one: { name: string }) => one.name)]).toEqual([2, ['Nästa', '']]);
    const { path: _, ...rest } = made.body;
    expect(body[1]).toEqual(rest);
    const { rows } = await sql<{ text: string }>`select (select json_agg(audit_entry)::text from audit_entry)
      || (select json_agg(preview_link)::text from preview_link) as text`.execute(api.db);
    expect(rows[0]?.text).not.toContain(key);
  });

  it('is taken back once, by anybody who may change the post', async () => {
    const made = await link();
    const revoke = (by: number) =>
      api.send('DELETE', `/preview-link/${made.body.id}`, { token: tokenOf(by) });
    expect((await revoke(READER)).status).toBe(404);
    expect((await preview(keyOf(made))).status).toBe(200);
    expect([(await revoke(ADMINISTRATOR)).status, (await revoke(NAMED)).status]).toEqual([200, 200]);
    const { body } = await api.get(`/post/${postId}/preview-link`, tokenOf(NAMED));
    expect(body[0].revoked).toBe(true);
    const { rows } = await sql<{ action: string; actor_id: number; is_public: boolean }>`
      select action, actor_id, is_public from audit_entry where action like '%preview-link' order by id desc limit 2`.execute(
      api.db,
    );
    expect(rows).toEqual([
      { action: 'post.revoke-preview-link', actor_id: ADMINISTRATOR, is_public: false },
      { action: 'post.create-preview-link', actor_id: NAMED, is_public: false },
    ]);
  });

  it('is made by those alone who may change the post', async () => {
    const id = await write({ ...DRAFT, status: 'publish', userIds: [], nodeIds: [1] });
    expect((await link({}, { to: id, by: READER })).status).toBe(403);
    expect((await link({}, { to: postId, by: READER })).status).toBe(404);
    expect((await api.get(`/post/${id}/preview-link`, tokenOf(READER))).status).toBe(403);
    expect((await api.send('POST', `/post/${id}/preview-link`, { body: {} })).status).toBe(401);
  });

  it.each([{ days: 0 }, { days: 31 }, { days: 1.5 }])('is refused for %j', async (body) => {
    expect((await link(body)).status).toBe(400);
  });

  describe('to a post with files', () => {
    let own = { id: 0, filename: '' };
    let others = { id: 0, filename: '' };
    let written = { id: 0, filename: '' };
    const file = async (name: string, query: string) =>
      await api.app.inject({
        url: `/media/${name}${query}`,
        headers: { authorization: `Bearer ${VISITOR_TOKEN}` },
      });
    beforeEach(async () => {
      const token = tokenOf(ADMINISTRATOR);
      const take = async (title: string) =>
        (await upload(api, { token, body: await picture(60, 40), query: { title, alt: `Bild ${title}` } }))
          .body;
      [own, others, written] = [await take('egen'), await take('annans'), await take('skrivs')];
      await api.send('PUT', `/post/${postId}`, { token, body: { mediaId: own.id } });
      await write({ ...DRAFT, mediaId: others.id });
    });

    it('shows those of that post, and no others', async () => {
      const made = keyOf(await link());
      const { body } = await preview(made);
      expect(body.post.media).toMatchObject({ id: own.id, alt: 'Bild egen' });
      expect(body.media).toMatchObject([{ id: own.id, filename: own.filename, alt: 'Bild egen' }]);
      const seen = await file(own.filename, `?preview=${made}`);
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect((await file(others.filename, `?preview=${made}`)).statusCode).toBe(404);
      expect((await file(own.filename, '')).statusCode).toBe(404);
      expect((await file(own.filename, '?preview=x')).statusCode).toBe(404);
      expect((await file(own.filename, `?preview=${made}&preview=${made}`)).statusCode).toBe(404);
      await sql`update preview_link set revoked = ${NOW} where hash = ${tokenHash(made)}`.execute(api.db);
      expect((await file(own.filename, `?preview=${made}`)).statusCode).toBe(404);
    });

    it('shows those of what is being written, instead of what it is to replace', async () => {
      const made = keyOf(await link());
      const token = tokenOf(ADMINISTRATOR);
      await api.send('PUT', `/post/${postId}/working-copy`, { token, body: { mediaId: written.id } });
      expect((await preview(made)).body.media.map((record: { id: number }) => record.id)).toEqual([
        written.id,
      ]);
      expect((await file(written.filename, `?preview=${made}`)).statusCode).toBe(200);
      expect((await file(own.filename, `?preview=${made}`)).statusCode).toBe(404);
    });

    it('leaves public files public', async () => {
      await api.send('PUT', `/post/${postId}`, {
        token: tokenOf(ADMINISTRATOR),
        body: { status: 'publish', userIds: [], nodeIds: [1] },
      });
      const made = keyOf(await link());
      const seen = await file(own.filename, `?preview=${made}`);
      expect(String(seen.headers['cache-control'])).toMatch(/^public/);
    });
  });
});
