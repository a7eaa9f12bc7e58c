import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';

describeOnBothEngines('rights that reach no further', (api) => {
  let administrator = '';
  let employee = '';
  let manager = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    employee = await api.tokenFor(5);
    // Gunnar manages users and nothing else, Farida roles and nothing else, Elin acts as others.
    const grants = [
      [8, 'manage_user'],
      [7, 'manage_role'],
      [6, 'masquerade_user'],
    ] as const;
    for (const [user_id, capability_key] of grants) {
      await api.db.insertInto('user_capability').values({ user_id, capability_key, value: true }).execute();
    }
    manager = await api.tokenFor(8);
  });
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown) =>
    api.send(method, path, { token, ...(body === undefined ? {} : { body }) });
  const statusOf = async (path: string, token: string) => (await api.get(path, token)).status;

  it('of colleagues are revealed by no filter either', async () => {
    expect(await statusOf('/user?roleId=1', employee)).toBe(403);
    expect((await api.get('/user?roleId=1', administrator)).total).toBe(2);
    expect((await api.get('/link?userId=3', employee)).total).toBe(0);
    expect((await api.get('/link?userId=5', employee)).total).toBeGreaterThan(0);
    expect((await api.get('/link?userId=3', administrator)).total).toBeGreaterThan(0);
    const target = { type: 'info', nodeIds: [], categoryIds: [], userIds: [5] };
    for (const by of [employee, administrator]) {
      const asked = await send('POST', '/audience', by, target);
      expect(JSON.stringify(asked.body)).not.toMatch(/administrator|Systemlund|Exempelsson/);
    }
  });

  it('of somebody who is acted for stay with that person', async () => {
    const elin = await api.tokenFor(6);
    const masquerade = { type: 'masquerade', userId: 5, reason: 'Felsökning' };
    const { body } = await send('POST', '/token', elin, masquerade);
    const as = body.token;
    expect(await statusOf('/user/5', as)).toBe(200);
    expect(await statusOf('/user/5/export', as)).toBe(403);
    expect((await send('PUT', '/user/5', as, { profile: { phone: '1' } })).status).toBe(403);
    expect((await send('PUT', '/user/5', as, { meta: { read_post: '[300]' } })).status).toBe(403);
    const marks = { list: 'read_post', values: [300] };
    expect((await send('POST', '/user/5/read', as, marks)).status).toBe(403);
    expect((await send('DELETE', '/user/5/read', as, marks)).status).toBe(403);
    const [post] = (await api.get('/post?type=news&perPage=1', employee)).body;
    expect((await send('POST', '/like', as, { postId: post.id })).status).toBe(403);
    const ad = { type: 'givetake', title: 'Bortskänkes: soffa', status: 'publish' };
    expect((await send('POST', '/post', as, ad)).status).toBe(403);
  });

  it('to manage people do not reach those who may more, nor one’s own groups', async () => {
    for (const id of [2, 3]) {
      expect(await statusOf(`/user/${id}/token`, manager), 'list').toBe(403);
      expect(await statusOf(`/user/${id}/export`, manager), 'export').toBe(403);
      expect((await send('DELETE', `/user/${id}/token`, manager)).status, 'end').toBe(403);
    }
    const { id: tokenId } = await api.db
      .selectFrom('token')
      .select('id')
      .where('user_id', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await send('DELETE', `/token/${tokenId}`, manager)).status).toBe(403);
    expect((await send('DELETE', '/user/9/token', manager)).status).toBe(200);
    expect((await send('POST', '/user/8/node/8', manager)).status).toBe(403);
    expect((await send('POST', '/user/9/node/8', manager)).status).toBe(200);
  });

  it('of a role are taken away by those alone who have them', async () => {
    const farida = await api.tokenFor(7);
    expect((await send('DELETE', '/role/2/capability/publish_post', farida)).status).toBe(403);
    expect((await send('POST', '/role/2/capability/publish_post', farida, { value: false })).status).toBe(
      403,
    );
    expect((await send('POST', '/role/2/capability/manage_role', farida, { value: true })).status).toBe(200);
    expect((await send('DELETE', '/role/2/capability/manage_role', farida)).status).toBe(200);
  });

  it('of a role are copied with it, by those alone who have them', async () => {
    const farida = await api.tokenFor(7);
    const copy = (token: string, copyOf: number, key: string) =>
      send('POST', '/role', token, { key, name: key, copyOf });
    const { body: roles } = await api.get('/role?per_page=50', administrator);
    const editors = roles.find(({ id }: { id: number }) => id === 2);
    const made = await copy(administrator, 2, 'vikarier');
    expect([made.status, made.body.capabilities]).toEqual([201, editors.capabilities]);
    expect(editors.capabilities).not.toEqual([]);
    expect((await copy(farida, 2, 'mer-an-sina')).status).toBe(403);
    const all = (await api.get('/capability?per_page=100', administrator)).body;
    const vice = await copy(administrator, 1, 'vice-administratorer');
    expect(vice.body.capabilities).toEqual(all.map(({ key }: { key: string }) => ({ key, value: true })));
    expect((await copy(administrator, 999_999, 'av-ingen')).status).toBe(404);
    const keys = (await api.get('/role?per_page=50', administrator)).body.map(
      ({ key }: { key: string }) => key,
    );
    expect(keys).toContain('vikarier');
    expect(keys).not.toContain('mer-an-sina');
    expect(keys).not.toContain('av-ingen');
  });

  it('to a file are not got by naming it', async () => {
    const file = (await upload(api, { token: administrator, body: await picture() })).body;
    const secret = { type: 'info', title: 'Hemligt', status: 'publish', nodeIds: [8], mediaId: file.id };
    expect((await send('POST', '/post', administrator, secret)).status).toBe(201);
    const address = `/media/${file.filename}`;
    const open = async (token: string) => (await fileOf(api, file.filename, token)).statusCode;
    expect(await open(employee)).toBe(404);
    const html = `<p><a href="${address}">x</a></p>`;
    const content = [{ id: 'a', type: 'html', version: '1.0.0', props: { html }, children: [] }];
    const ad = { type: 'givetake', title: 'Bortskänkes: plan', status: 'publish', nodeIds: [1], content };
    expect((await send('POST', '/post', employee, ad)).status).toBe(422);
    const made = await send('POST', '/post', employee, { ...ad, status: 'draft' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(JSON.stringify(made.body)).toContain(address);
    expect(await open(employee)).toBe(404);
    // Who sees it may show it, and what was shown before stays when somebody else writes.
    const news = { type: 'news', title: 'Planen', status: 'publish', nodeIds: [1], authorId: 5, content };
    const shown = await send('POST', '/post', administrator, news);
    expect([shown.status, await open(employee)]).toEqual([201, 200]);
  });

  it('to write ads do not become rights to write news, nor to speak for others', async () => {
    const draft = { type: 'givetake', title: 'Bortskänkes: bord', status: 'draft' };
    const { body: ad } = await send('POST', '/post', employee, draft);
    const change = (fields: object) => send('PUT', `/post/${ad.id}`, employee, { ...draft, ...fields });
    expect((await change({ type: 'news' })).status).toBe(403);
    expect((await change({ pseudoAuthor: 'Räddningschefen' })).status).toBe(403);
    expect((await change({ acknowledgeBy: NOW.toISOString() })).status).toBe(403);
    expect((await change({ title: 'Bortskänkes: ett bord' })).status).toBe(200);
  });

  it('to make tokens end somewhere', async () => {
    const gunilla = await api.tokenFor(10);
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1) {
      statuses.add((await send('POST', '/token', gunilla, { type: 'user' })).status);
    }
    expect(statuses).toEqual(new Set([201, 429]));
  });
});
