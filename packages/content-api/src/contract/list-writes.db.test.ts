import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const LINK = {
  name: 'Boka xylofonprov',
  shortDescription: 'Boka en tid',
  longDescription: 'Vi kommer hem till dig och går igenom brandskyddet.',
  url: 'https://etjanster.example.se/norran/hembesok',
  type: 'e-service',
};

describeOnBothEngines('the lists that are written', (api) => {
  let administrator = '';
  let editor = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    editor = await api.tokenFor(3);
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = administrator) =>
    api.send(method, path, { token, ...(body === undefined ? {} : { body }) });
  const errorsOf = (body: { errors?: { field: string; message: string }[] }) =>
    Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]));

  it('take a category, refuse its key twice, rename it and let it go', async () => {
    const made = await send('POST', '/category', { key: 'dykare', name: 'Dykare', type: 'pidjob' });
    expect([made.status, made.body]).toMatchObject([201, { key: 'dykare', nodeIds: [] }]);
    expect((await api.get('/category?type=pidjob&perPage=99')).body).toContainEqual(made.body);
    const again = await send('POST', '/category', { key: 'dykare', name: 'Dykledare', type: 'pidjob' });
    expect([again.status, errorsOf(again.body)]).toEqual([422, { key: 'Nyckeln används redan' }]);
    expect(
      errorsOf((await send('POST', '/category', { key: 'Fel-Nyckel', name: '', type: '' })).body),
    ).toEqual({
      key: 'Fältet får endast innehålla a-z och understreck',
      name: 'Fältet måste vara ifyllt',
      type: 'Fältet måste vara ifyllt',
    });
    const path = `/category/${made.body.id}`;
    expect((await send('PUT', path, { name: 'Räddningsdykare' })).body.name).toBe('Räddningsdykare');
    expect((await send('DELETE', path)).status).toBe(200);
    expect((await api.get(path)).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(404);
  });

  it('refuse a name that another category of the type has, or another role, in small letters or large', async () => {
    const taken = [422, { name: 'Namnet används redan' }];
    const refusalOf = async (...call: Parameters<typeof send>) => {
      const { status, body } = await send(...call);
      return [status, errorsOf(body)];
    };
    const category = { key: 'oljekarl', name: 'Öljekarl', type: 'pidjob' };
    const { body: made } = await send('POST', '/category', category);
    expect(await refusalOf('POST', '/category', { ...category, key: 'annan', name: ' öLJEKARL' })).toEqual(
      taken,
    );
    const { body: group } = await send('POST', '/category', { ...category, key: 'grupp', type: 'group' });
    expect(group).toMatchObject({ name: 'Öljekarl', type: 'group' });
    const { body: other } = await send('POST', '/category', { ...category, key: 'fri', name: 'Fri' });
    expect(await refusalOf('PUT', `/category/${other.id}`, { name: 'öljekarl' })).toEqual(taken);
    expect(await refusalOf('PUT', `/category/${made.id}`, { name: 'ÖLJEKARL' })).toEqual([200, {}]);

    const { body: role } = await send('POST', '/role', { key: 'ovningsledare', name: 'Övningsledare' });
    const copied = { key: 'kopia', name: 'övningsledare', copyOf: role.id };
    expect(await refusalOf('POST', '/role', copied)).toEqual(taken);
    const { body: copy } = await send('POST', '/role', { ...copied, name: 'Övningsledare 2' });
    expect(await refusalOf('PUT', `/role/${copy.id}`, { name: 'ÖVNINGSLEDARE' })).toEqual(taken);
    expect(await refusalOf('PUT', `/role/${copy.id}`, { name: 'Övningsledare 2' })).toEqual([200, {}]);
    for (const { id } of [made, group, other]) await send('DELETE', `/category/${id}`);
    for (const { id } of [role, copy]) await send('DELETE', `/role/${id}`);
  });

  it('keep what an e-service needs, costs and takes, also when somebody changes it who does not know of that', async () => {
    const facts = { needs: ['Ritning', 'Intyg'], processingTime: 'Två veckor', cost: '640 kronor' };
    const link = { ...LINK, name: 'Boka sirenprov' };
    const made = await send('POST', '/link', { ...link, ...facts, signIn: 'bankid' });
    expect([made.status, made.body]).toMatchObject([201, { ...facts, signIn: 'bankid' }]);
    const path = `/link/${made.body.id}`;
    expect((await send('PUT', path, { ...link, url: 'https://etjanster.example.se/x' })).body).toMatchObject(
      facts,
    );
    expect((await send('PUT', path, { ...link, needs: [], signIn: null })).body).toMatchObject({
      ...{ needs: [], signIn: null, cost: '640 kronor' },
    });
    const wrong = { ...link, needs: [''], cost: 'x'.repeat(81) };
    expect(errorsOf((await send('PUT', path, wrong)).body)).toEqual({
      needs: 'Fältet måste vara ifyllt',
      cost: 'Fältet får innehålla max 80 tecken',
    });
    expect((await send('PUT', path, { ...link, signIn: 'freja' })).status).toBe(400);
    expect((await send('POST', '/link', LINK)).body).toMatchObject({
      ...{ needs: [], processingTime: '', cost: '', signIn: null },
    });
    await send('DELETE', path);
  });

  it('keep a category that is in use, and say where', async () => {
    const { status, body } = await send('DELETE', '/category/12');
    expect([status, body.code]).toEqual([409, 'IN_USE']);
    expect(body.usedBy).toContainEqual({ entity: 'user', id: 6, name: expect.stringMatching(/\S/) });
    expect((await send('DELETE', '/category/1')).status).toBe(409);
    expect((await send('DELETE', '/category/2')).status).toBe(409);
  });

  it('tie a category to a node once, however often, and loosen it', async () => {
    await send('POST', '/category/3/node/2');
    await send('POST', '/category/3/node/2');
    expect((await api.get('/category/3')).body.nodeIds).toEqual([2]);
    expect((await api.get('/node?categoryId=3')).total).toBe(1);
    await send('DELETE', '/category/3/node/2');
    expect((await api.get('/category/3')).body.nodeIds).toEqual([]);
    expect((await send('POST', '/category/3/node/999')).status).toBe(404);
    expect((await send('POST', '/category/999/node/2')).status).toBe(404);
  });

  it('take a node, sort it the Swedish way, move it, and never below itself', async () => {
    const made = await send('POST', '/node', { name: 'Station Ängsö', parent: 1 });
    expect([made.status, made.body]).toMatchObject([201, { name: 'Station Ängsö', value: null, parent: 1 }]);
    const below = (await send('POST', '/node', { name: 'Släckbil', parent: made.body.id })).body;
    const path = `/node/${made.body.id}`;
    expect(errorsOf((await send('PUT', path, { name: 'x', parent: below.id })).body)).toHaveProperty(
      'parent',
    );
    expect(errorsOf((await send('POST', '/node', { name: ' ' })).body)).toEqual({
      name: 'Fältet måste vara ifyllt',
    });
    expect(errorsOf((await send('POST', '/node', { name: 'x', parent: 999 })).body)).toHaveProperty('parent');
    expect((await send('DELETE', path)).body.usedBy).toEqual([
      { entity: 'node', id: below.id, name: 'Släckbil' },
    ]);
    await send('DELETE', `/node/${below.id}`);
    expect((await send('DELETE', path)).status).toBe(200);
    const inUse = await send('DELETE', '/node/3');
    expect([inUse.status, inUse.body.usedBy.length > 0]).toEqual([409, true]);
  });

  it('never let go of the node that stands for everyone', async () => {
    expect((await send('DELETE', '/node/1')).status).toBe(409);
    expect((await send('PUT', '/node/1', { name: 'Norrån', parent: 2 })).status).toBe(422);
    const other = (await send('POST', '/node', { name: 'Ett annat träd' })).body;
    expect((await send('PUT', '/node/1', { name: 'Norrån', parent: other.id })).status).toBe(409);
    await send('DELETE', `/node/${other.id}`);
  });

  it('take a link that is found by a search at once, change it and let it go', async () => {
    const made = await send('POST', '/link', LINK, editor);
    expect([made.status, made.body]).toMatchObject([201, LINK]);
    expect(made.body.createdDate).toMatch(/^2026-11-20T14:00/);
    expect((await api.get('/search?q=xylofonprov&type=e-service')).body[0].title).toBe(LINK.name);
    const path = `/link/${made.body.id}`;
    const changed = await send('PUT', path, { ...LINK, name: 'Boka rådgivning' }, editor);
    expect([changed.status, changed.body.name, changed.body.createdDate]).toEqual([
      200,
      'Boka rådgivning',
      made.body.createdDate,
    ]);
    expect((await send('DELETE', path, undefined, editor)).status).toBe(200);
    expect((await api.get(path)).status).toBe(404);
    expect((await send('PUT', path, LINK)).status).toBe(404);
  });

  it('say in Swedish what is wrong with a link', async () => {
    const { status, body } = await send('POST', '/link', {
      ...LINK,
      name: 'x',
      shortDescription: '',
      url: 'javascript:alert(1)',
      type: ' ',
    });
    expect([status, errorsOf(body)]).toMatchObject([
      422,
      {
        name: 'Fältet måste innehålla minst 2 tecken',
        shortDescription: 'Fältet måste vara ifyllt',
        url: 'Fältet måste börja med http:// eller https://',
      },
    ]);
    expect(errorsOf((await send('POST', '/link', { ...LINK, type: ' ' })).body)).toEqual({
      type: 'Fältet måste vara ifyllt',
    });
  });

  it('keep a link that pages show until that is insisted on', async () => {
    const rows = await api.db.selectFrom('post').select(['id', 'content']).execute();
    const shown = rows
      .flatMap(({ content }) => [...JSON.stringify(content).matchAll(/"linkIds":"\[(\d+)/g)])
      .map((match) => Number(match[1]))[0];
    const { status, body } = await send('DELETE', `/link/${shown}`);
    expect([status, body.usedBy[0]]).toEqual([
      409,
      { entity: 'post', id: expect.any(Number), name: expect.any(String) },
    ]);
    expect((await send('DELETE', `/link/${shown}?force=true`)).status).toBe(200);
  });

  it('take a role, give and deny it capabilities, and keep it while somebody has it', async () => {
    const made = await send('POST', '/role', { key: 'brandpost-forfattare', name: 'Författare' });
    expect([made.status, made.body.capabilities]).toEqual([201, []]);
    const path = `/role/${made.body.id}`;
    await send('POST', `${path}/capability/create_post`, { value: true });
    await send('POST', `${path}/capability/delete_post`, { value: false });
    const read = async () =>
      (await api.get('/role?perPage=99', administrator)).body.find(
        (role: { id: number }) => role.id === made.body.id,
      );
    expect((await read()).capabilities).toEqual([
      { key: 'create_post', value: true },
      { key: 'delete_post', value: false },
    ]);
    await send('DELETE', `${path}/capability/delete_post`);
    expect((await read()).capabilities).toEqual([{ key: 'create_post', value: true }]);
    expect((await send('POST', `${path}/capability/finns_inte`, { value: true })).status).toBe(404);
    expect((await send('PUT', path, { name: 'Skribent' })).body.name).toBe('Skribent');
    await send('POST', `/user/5/role/${made.body.id}`);
    expect((await send('DELETE', path)).body.usedBy).toMatchObject([{ entity: 'user', id: 5 }]);
    await send('DELETE', `/user/5/role/${made.body.id}`);
    expect((await send('DELETE', path)).status).toBe(200);
    expect(errorsOf((await send('POST', '/role', { key: 'Å', name: '' })).body)).toMatchObject({
      name: 'Fältet måste vara ifyllt',
    });
    expect(
      errorsOf((await send('POST', '/role', { key: 'rubicore-editor', name: 'x' })).body),
    ).toHaveProperty('key');
  });

  it('sort roles as a Swedish dictionary does', async () => {
    for (const name of ['Ärendehandläggare', 'Åtgärdsledare', 'Översyn']) {
      await send('POST', '/role', { key: `prov-${name.length}`, name });
    }
    const names = (await api.get('/role?perPage=99', administrator)).body.map(
      (role: { name: string }) => role.name,
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    expect(names.at(-1)).toBe('Översyn');
  });

  it('let a keeper of roles give only what they may themselves', async () => {
    await api.db
      .insertInto('user_capability')
      .values({ user_id: 3, capability_key: 'manage_role', value: true })
      .execute();
    expect((await send('POST', '/role/3/capability/manage_user', { value: true }, editor)).status).toBe(403);
    expect((await send('POST', '/role/3/capability/manage_link', { value: true }, editor)).status).toBe(200);
    // Editors are denied this: taking the denial away would give it to anyone who has it from another role.
    expect((await send('DELETE', '/role/2/capability/delete_post', undefined, editor)).status).toBe(403);
  });

  it('count a like once, of posts that one sees, and let only its giver take it back', async () => {
    const david = await api.tokenFor(5);
    const like = await send('POST', '/like', { postId: 301 }, david);
    expect([like.status, like.body]).toMatchObject([201, { postId: 301, userId: 5 }]);
    expect((await send('POST', '/like', { postId: 301 }, david)).body.id).toBe(like.body.id);
    expect((await api.get('/like?postId=301', editor)).total).toBe(1);
    const hidden = await api.db
      .selectFrom('post')
      .select('id')
      .where('status', '=', 'draft')
      .executeTakeFirstOrThrow();
    expect((await send('POST', '/like', { postId: hidden.id }, david)).status).toBe(404);
    await send('POST', '/like', { postId: hidden.id });
    expect((await api.get(`/like?postId=${hidden.id}`, david)).total).toBe(0);
    expect((await send('DELETE', `/like/${like.body.id}`, undefined, editor)).status).toBe(404);
    expect((await send('DELETE', `/like/${like.body.id}`, undefined, david)).status).toBe(200);
    expect((await api.get('/like')).status).toBe(401);
  });

  it.each([
    ['POST', '/category', { key: 'x', name: 'x', type: 'x' }],
    ['DELETE', '/category/3', undefined],
    ['POST', '/node', { name: 'x' }],
    ['DELETE', '/node/2', undefined],
    ['POST', '/role', { key: 'x', name: 'x' }],
    ['DELETE', '/role/3', undefined],
    ['POST', '/link', LINK],
    ['DELETE', '/link/1', undefined],
  ] as const)(
    'are closed to visitors and to staff without the capability: %s %s',
    async (method, path, body) => {
      expect((await api.send(method, path, body === undefined ? {} : { body })).status).toBe(401);
      expect((await send(method, path, body, await api.tokenFor(5))).status).toBe(403);
    },
  );

  it('are recorded in the log, the open ones for visitors too', async () => {
    const rows = await api.db.selectFrom('audit_entry').select(['action', 'is_public']).execute();
    const recorded = new Set(rows.map((row) => `${row.action} ${row.is_public}`));
    for (const action of [
      'category.create true',
      'node.delete true',
      'link.update true',
      'role.grant false',
      'like.create false',
    ]) {
      expect(recorded).toContain(action);
    }
  });
});
