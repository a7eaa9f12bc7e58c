import type { ListedView, SavedView } from '@brandpost/rubicore-api';
import { beforeEach, expect, it } from 'vitest';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

/** Of the demo content. */
const ADMINISTRATOR = 1;
const EDITOR = 2;
const CREW_MEMBER = 8;
const DRAFTS = {
  name: 'Utkast',
  query: 'status=draft&urval=mina',
  columns: ['title', 'status'],
  isShared: false,
};
const SHARED = { ...DRAFTS, isShared: true };

describeOnBothEngines('views of a list', (api) => {
  let editor = '';
  let administrator = '';
  beforeEach(async () => {
    await api.db.deleteFrom('saved_view').execute();
    await api.db.deleteFrom('user_capability').where('user_id', '=', CREW_MEMBER).execute();
    [editor, administrator] = await Promise.all([api.tokenFor(EDITOR), api.tokenFor(ADMINISTRATOR)]);
  });
  const save = (view: object, token = editor, list = 'innehall') =>
    api.send('POST', '/saved-view', { token, body: { list, ...view } });
  const update = (id: number, view: object, token = editor) =>
    api.send('PUT', `/saved-view/${id}`, { token, body: view });
  const remove = (id: number, token = editor) => api.send('DELETE', `/saved-view/${id}`, { token });
  const views = async (token = editor, list = 'innehall'): Promise<SavedView[]> => {
    const { body } = await api.get(`/saved-view?list=${list}`, token);
    return body.views.map(({ list: _, ...view }: ListedView) => view);
  };
  const grant = (key: string, value = true) =>
    api.db
      .insertInto('user_capability')
      .values({ user_id: CREW_MEMBER, capability_key: key, value })
      .execute();
  const lastEntry = async () => (await api.get('/audit?perPage=1&sort=id%20DESC', administrator)).body[0];

  it('are saved, changed and deleted by their owner, and seen by nobody else', async () => {
    const { status, body } = await save(DRAFTS);
    expect(status).toBe(201);
    expect(await views()).toEqual([{ id: body.id, ...DRAFTS }]);
    expect(await views(administrator)).toEqual([]);
    const changed = { ...DRAFTS, name: ' Mina utkast ', query: '', columns: null };
    expect((await update(body.id, changed)).body).toEqual({ id: body.id, ...changed, name: 'Mina utkast' });
    for (const answer of [
      await update(body.id, DRAFTS, administrator),
      await remove(body.id, administrator),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await remove(body.id)).status).toBe(200);
    expect(await views()).toEqual([]);
    expect((await remove(body.id)).status).toBe(404);
  });

  it('of all lists that somebody may open are answered at once, each with its list', async () => {
    await save(DRAFTS);
    await save({ ...SHARED, name: 'Länkar' }, administrator, 'lankar');
    await save({ ...SHARED, name: 'Händelser' }, administrator, 'handelser');
    const all = async (token: string) => (await api.get('/saved-view', token)).body.views;
    expect(await all(await api.tokenFor(CREW_MEMBER))).toEqual([]);
    await grant('manage_link');
    expect(await all(await api.tokenFor(CREW_MEMBER))).toMatchObject([{ name: 'Länkar', list: 'lankar' }]);
    expect(await all(administrator)).toMatchObject([{ name: 'Händelser' }, { name: 'Länkar' }]);
    expect((await api.get('/saved-view')).status).toBe(401);
  });

  it('that all see are seen and not changed by those who may open the list and no more', async () => {
    await grant('create_post');
    const crew = await api.tokenFor(CREW_MEMBER);
    const { id } = (await save(SHARED)).body;
    expect(await views(crew)).toEqual([{ id, ...SHARED }]);
    for (const answer of [
      await save(SHARED, crew),
      await update(id, SHARED, crew),
      await update(id, DRAFTS, crew),
      await remove(id, crew),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await save(DRAFTS, crew)).status).toBe(201);
    expect(await views(crew)).toHaveLength(2);
  });

  it('that all see are changed by any of those who answer for the list, and outlive the person who saved them', async () => {
    const { id } = (await save(SHARED)).body;
    expect((await update(id, { ...SHARED, name: 'Allas utkast' }, administrator)).status).toBe(200);
    expect(await views()).toMatchObject([{ name: 'Allas utkast' }]);
    const { body: account } = await api.send('POST', '/user', {
      token: administrator,
      body: { username: 'vyar01', firstName: 'Vy', lastName: 'Ar' },
    });
    await api.db
      .insertInto('user_capability')
      .values({ user_id: account.id, capability_key: 'publish_post', value: true })
      .execute();
    const leaver = await api.tokenFor(account.id);
    await save({ ...SHARED, name: 'Kvar' }, leaver);
    await save({ ...DRAFTS, name: 'Bara min' }, leaver);
    const exported = (await api.get(`/user/${account.id}/export`, leaver)).body;
    expect(exported.savedViews).toEqual([{ list: 'innehall', ...DRAFTS, name: 'Bara min' }]);
    await api.send('DELETE', `/user/${account.id}`, { token: administrator });
    expect((await views()).map(({ name }) => name)).toEqual(['Allas utkast', 'Kvar']);
    const left = await api.db.selectFrom('saved_view').select('name').execute();
    expect(left.map(({ name }) => name).sort()).toEqual(['Allas utkast', 'Kvar']);
  });

  it('are shown to all by anyone who may, and are theirs alone again who say so', async () => {
    const { id } = (await save(DRAFTS)).body;
    expect((await update(id, SHARED)).body.isShared).toBe(true);
    expect(await lastEntry()).toMatchObject({ action: 'saved-view.create', after: { id, ...SHARED } });
    expect(await views(administrator)).toHaveLength(1);
    expect((await update(id, DRAFTS, administrator)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'saved-view.delete', before: { id, ...SHARED } });
    expect(await views()).toEqual([]);
    expect(await views(administrator)).toEqual([{ id, ...DRAFTS }]);
  });

  it('of somebody’s own are not in the log of what was changed', async () => {
    await save(SHARED);
    const { id } = await lastEntry();
    const { body } = await save({ ...DRAFTS, name: 'Hemlig' });
    await update(body.id, { ...DRAFTS, name: 'Hemligare' });
    await remove(body.id);
    expect((await lastEntry()).id).toBe(id);
  });

  it('are for those who may open the list', async () => {
    expect((await api.get('/saved-view?list=innehall')).status).toBe(401);
    const crew = await api.tokenFor(CREW_MEMBER);
    for (const list of ['innehall', 'anvandare', 'media']) {
      expect((await api.get(`/saved-view?list=${list}`, crew)).status).toBe(403);
      expect((await save(DRAFTS, crew, list)).status).toBe(403);
    }
    // A right that is taken away takes the views with it.
    await grant('create_post');
    const { id } = (await save(DRAFTS, crew)).body;
    await api.db.deleteFrom('user_capability').where('user_id', '=', CREW_MEMBER).execute();
    expect((await update(id, DRAFTS, crew)).status).toBe(404);
    expect((await remove(id, crew)).status).toBe(404);
  });

  it('have names of their own, whatever their case, in each menu', async () => {
    const taken = [{ field: 'name', message: 'Det finns redan en vy med det namnet' }];
    await save({ ...DRAFTS, name: 'Övning' });
    const second = await save({ ...DRAFTS, name: ' övning' });
    expect([second.status, second.body.errors]).toEqual([422, taken]);
    expect((await save({ ...SHARED, name: 'Övning' })).status).toBe(201);
    expect((await save({ ...DRAFTS, name: 'Övning' }, administrator)).status).toBe(201);
    expect((await save({ ...DRAFTS, name: 'Övning' }, administrator, 'media')).status).toBe(201);
    // What is shown to all meets the names of all.
    const [own] = (await views()).filter(({ isShared }) => !isShared);
    const refused = await update(own?.id ?? 0, { ...SHARED, name: 'ÖVNING' });
    expect([refused.status, refused.body.errors]).toEqual([422, taken]);
    expect((await update(own?.id ?? 0, { ...DRAFTS, name: 'ÖVNING' })).status).toBe(200);
  });

  it('of one list are at most fifty for each and fifty for all, also where many are saved at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 53 }, (_, index) => save({ ...DRAFTS, name: `Vy ${index}` })),
    );
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(saved.filter(({ status }) => status === 422)).toHaveLength(3);
    const shared = (await save(SHARED)).body;
    expect((await save(DRAFTS, administrator)).status).toBe(201);
    expect((await update(saved.find(({ status }) => status === 201)?.body.id, DRAFTS)).status).toBe(200);
    const { status, body } = await update(shared.id, { ...DRAFTS, name: 'Min också' });
    expect([status, body.errors[0].message]).toEqual([422, expect.stringContaining('högst 50 vyer')]);
  });

  it('of one name are saved once where two save at once', async () => {
    const saved = await Promise.all([save(SHARED), save(SHARED, administrator), save(SHARED)]);
    expect(saved.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it.each([
    ['name', ''],
    ['name', 'a'.repeat(61)],
    ['name', 'två\nrader'],
    ['query', '//example.com'],
    ['query', '/profile/admin'],
    ['query', '?q=a'],
    ['query', 'q=a#b'],
    ['query', 'q=a\\b'],
    ['query', 'q=%0Aa'],
    ['query', 'q=%C2%85'],
    ['query', 'q=å'],
    ['query', `q=${'a'.repeat(999)}`],
    ['columns', Array.from({ length: 41 }, (_, index) => `c${index}`)],
    ['columns', ['']],
    ['columns', ['a'.repeat(41)]],
  ])('a %s that cannot be is refused at its field: %j', async (field, value) => {
    const { status, body } = await save({ ...DRAFTS, [field]: value });
    expect(status).toBe(422);
    expect(body.errors[0].field.split('.')[0]).toBe(field);
    expect(await views()).toEqual([]);
  });

  it('are refused for a list that there is not, and without what they need', async () => {
    expect((await api.get('/saved-view?list=hemligt', editor)).status).toBe(400);
    expect((await save(DRAFTS, editor, '__proto__')).status).toBe(400);
    expect((await save({ name: 'Utan resten' })).status).toBe(400);
    expect((await save({ ...DRAFTS, query: 'q=a\u0000' })).status).toBe(400);
    expect((await remove(2_147_483_647)).status).toBe(404);
  });

  it('are not saved for somebody by anyone who acts as them', async () => {
    const { id } = (await save(DRAFTS)).body;
    const token = newToken();
    const mask = { type: 'masquerade', user_id: EDITOR, masked_by: ADMINISTRATOR } as const;
    await api.db
      .insertInto('token')
      .values({ ...mask, hash: tokenHash(token), issued: NOW })
      .execute();
    expect((await views(token))[0]?.id).toBe(id);
    for (const answer of [
      await save({ ...DRAFTS, name: 'Annan' }, token),
      await update(id, DRAFTS, token),
      await remove(id, token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'NOT_FOR_ANOTHER']);
    }
    expect((await save(SHARED, token)).status).toBe(201);
    expect(await lastEntry()).toMatchObject({ actorId: ADMINISTRATOR, subjectId: EDITOR });
  });
});
