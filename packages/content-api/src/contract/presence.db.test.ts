import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;
const READER = 7;
/** Published, of the demo service. */
const POST_ID = 111;

describeOnBothEngines('who has a post open', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  beforeAll(async () => {
    for (const id of [ADMINISTRATOR, EDITOR, READER]) tokens.set(id, await api.tokenFor(id));
  });
  beforeEach(async () => {
    await api.db.deleteFrom('post_presence').execute();
  });

  const report = (by: number, client: string, state = 'writing') =>
    api.send('PUT', `/post/${POST_ID}/presence`, { token: tokenOf(by), body: { client, state } });
  /** Lets time pass since what has been reported: the service's own clock stands still. */
  const pass = async (seconds: number) => {
    const earlier = new Date(NOW.getTime() - seconds * 1000);
    await api.db.updateTable('post_presence').set({ seen: earlier, since: earlier }).execute();
  };
  const rows = () => api.db.selectFrom('post_presence').select(['user_id', 'client']).execute();

  it('is sent to each of those who have it open, each tab for itself', async () => {
    expect((await report(ADMINISTRATOR, 'flik-ett-1')).body.people).toEqual([
      {
        userId: ADMINISTRATOR,
        displayName: 'Sigrid Systemlund',
        client: 'flik-ett-1',
        state: 'writing',
        at: null,
        since: NOW.toISOString(),
        isSelf: true,
      },
    ]);
    await report(ADMINISTRATOR, 'flik-tva-2', 'idle');
    const { body } = await report(EDITOR, 'flik-tre-3');
    expect(
      body.people.map((one: { client: string; isSelf: boolean; state: string }) => [
        one.client,
        one.isSelf,
        one.state,
      ]),
    ).toEqual([
      ['flik-ett-1', false, 'writing'],
      ['flik-tva-2', false, 'idle'],
      ['flik-tre-3', true, 'writing'],
    ]);
  });

  it('goes on from when it was opened, as long as it is reported', async () => {
    await report(EDITOR, 'flik-ett-1');
    await pass(39);
    const [kept] = (await report(EDITOR, 'flik-ett-1', 'idle')).body.people;
    expect(kept).toMatchObject({ state: 'idle', since: new Date(NOW.getTime() - 39_000).toISOString() });
    await pass(40);
    const [anew] = (await report(EDITOR, 'flik-ett-1')).body.people;
    expect(anew.since).toBe(NOW.toISOString());
  });

  it('is forgotten after 40 seconds of silence, and nothing is left of it', async () => {
    await report(EDITOR, 'flik-ett-1');
    await pass(40);
    expect((await report(ADMINISTRATOR, 'flik-tva-2')).body.people).toHaveLength(1);
    expect(await rows()).toEqual([{ user_id: ADMINISTRATOR, client: 'flik-tva-2' }]);
  });

  it('ends when the tab says so, and nobody ends it for another', async () => {
    await report(EDITOR, 'flik-ett-1');
    const end = (by: number) =>
      api.send('DELETE', `/post/${POST_ID}/presence/flik-ett-1`, { token: tokenOf(by) });
    expect((await end(ADMINISTRATOR)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    await report(ADMINISTRATOR, 'flik-ett-1', 'idle');
    expect(await rows()).toHaveLength(2);
    expect((await end(EDITOR)).status).toBe(200);
    expect(await rows()).toEqual([{ user_id: ADMINISTRATOR, client: 'flik-ett-1' }]);
  });

  it('is for those who may change the post, and is no entry of the audit log', async () => {
    const head = () => api.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow();
    const before = await head();
    await report(EDITOR, 'flik-ett-1');
    expect(await head()).toEqual(before);
    expect((await report(READER, 'flik-ett-1')).status).toBe(403);
    const body = { client: 'flik-ett-1', state: 'idle' };
    expect((await api.send('PUT', `/post/${POST_ID}/presence`, { token: VISITOR_TOKEN, body })).status).toBe(
      401,
    );
    expect(
      (await api.send('PUT', '/post/2147483000/presence', { token: tokenOf(EDITOR), body })).status,
    ).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('is sent with where somebody writes, from one report to the next', async () => {
    const at = (by: number, client: string, place: unknown) =>
      api.send('PUT', `/post/${POST_ID}/presence`, {
        token: tokenOf(by),
        body: { client, state: 'writing', at: place },
      });
    const places = ({ people }: { people: { at: unknown }[] }) => people.map((one) => one.at);
    expect(places((await at(EDITOR, 'flik-ett-1', { blockId: 'ännu-inte-sparat' })).body)).toEqual([
      { blockId: 'ännu-inte-sparat' },
    ]);
    const { body } = await at(ADMINISTRATOR, 'flik-tva-2', { field: 'excerpt' });
    expect(places(body)).toEqual([{ field: 'excerpt' }, { blockId: 'ännu-inte-sparat' }]);
    expect(places((await report(EDITOR, 'flik-ett-1')).body)).toEqual([{ field: 'excerpt' }, null]);
    expect((await at(READER, 'flik-fyra-4', { field: 'title' })).status).toBe(403);
  });

  it('says who has saved another text than a tab has, and nothing to anyone who has it or does not say', async () => {
    const made = await api.send('POST', '/post', {
      token: tokenOf(EDITOR),
      body: { title: 'Ett utkast', type: 'info', status: 'draft', editorIds: [ADMINISTRATOR] },
    });
    const { id, version } = made.body as { id: number; version: number };
    const newsFor = async (by: number, has?: object) => {
      const body = { client: 'flik-ett-1', state: 'writing', ...(has === undefined ? {} : { has }) };
      const answer = await api.send('PUT', `/post/${id}/presence`, { token: tokenOf(by), body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.news;
    };
    const save = async (path: string, more: object = {}) => {
      const token = tokenOf(ADMINISTRATOR);
      const answer = await api.send('PUT', `/post/${id}${path}`, {
        ...{ token, headers: { 'if-match': '*' } },
        body: { title: `Sparat ${Math.random()}`, ...more },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const had = { version, workingCopy: null };
    expect(await newsFor(EDITOR, had)).toBeNull();
    const saved = (await save('', { status: 'draft' })).version;
    expect(await newsFor(EDITOR, had)).toEqual({
      ...{ version: saved, workingCopy: null, byNames: ['Sigrid Systemlund'] },
    });
    expect(await newsFor(EDITOR)).toBeNull();
    // Their own saves are nobody's but theirs.
    expect(await newsFor(ADMINISTRATOR, had)).toEqual({ version: saved, workingCopy: null, byNames: [] });
    const published = (await save('', { type: 'news', nodeIds: [1], status: 'publish' })).version;
    const copy = (await save('/working-copy')).number;
    expect(await newsFor(EDITOR, { version: published, workingCopy: null })).toEqual({
      ...{ version: published, workingCopy: copy, byNames: ['Sigrid Systemlund'] },
    });
    expect(await newsFor(EDITOR, { version: published, workingCopy: copy })).toBeNull();
    // Of a copy that is over nobody speaks any more.
    const change = async (method: 'PUT' | 'DELETE', userId: number) => {
      const body = method === 'PUT' ? { title: `Skrivet ${Math.random()}` } : undefined;
      const headers = { 'if-match': '*' };
      await api.send(method, `/post/${id}/working-copy`, { token: tokenOf(userId), headers, body });
    };
    await change('DELETE', ADMINISTRATOR);
    await change('PUT', EDITOR);
    await change('DELETE', EDITOR);
    await change('PUT', ADMINISTRATOR);
    const news = await newsFor(EDITOR, { version: published, workingCopy: null });
    expect(news).toMatchObject({ byNames: ['Sigrid Systemlund'] });
    expect(await newsFor(ADMINISTRATOR, { version: published, workingCopy: null })).toMatchObject({
      byNames: [],
    });
  });

  it.each([
    7,
    {},
    { version: 1 },
    { version: '1', workingCopy: null },
    { version: -1, workingCopy: null },
    { version: 2 ** 31, workingCopy: null },
    { version: 1, workingCopy: 1.5 },
  ])('is refused with a text that there cannot be: %j', async (has) => {
    const body = { client: 'flik-ett-1', state: 'writing', has };
    const answer = await api.send('PUT', `/post/${POST_ID}/presence`, { token: tokenOf(EDITOR), body });
    expect(answer.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it.each([
    'title',
    {},
    { field: 'content' },
    { field: 'title', blockId: 'b1' },
    { blockId: '' },
    { blockId: 'x'.repeat(65) },
    { blockId: 'a\u0000b' },
    { blockId: 7 },
    { blockId: ['b1'] },
  ])('is refused at a place that there cannot be: %j', async (at) => {
    const body = { client: 'flik-ett-1', state: 'writing', at };
    const answer = await api.send('PUT', `/post/${POST_ID}/presence`, { token: tokenOf(EDITOR), body });
    expect(answer.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it.each([{ client: 'x' }, { client: 'med mellanslag' }, { state: 'away' }, { client: undefined }])(
    'is refused in another form: %j',
    async (wrong) => {
      const body = { client: 'flik-ett-1', state: 'idle', ...wrong };
      const token = tokenOf(EDITOR);
      expect((await api.send('PUT', `/post/${POST_ID}/presence`, { token, body })).status).toBe(400);
    },
  );

  it('is agreed on by many who tell at once', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      report(index % 2 === 0 ? EDITOR : ADMINISTRATOR, `flik-nummer-${index}`),
    );
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(20);
  });
});
