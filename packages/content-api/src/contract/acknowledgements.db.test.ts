import { beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

/** May publish. */
const EDITOR = 3;
const FULL_TIME = 5;
const SHIFT_LEADER = 6;
const PART_TIME = 7;
const INSPECTOR = 11;
const STATION = 2;
const OTHER_STATION = 3;

describeOnBothEngines('acknowledgements', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  const as = (userId: number) => ({ token: tokenOf(userId) });
  const write = async (body: object): Promise<number> => {
    const sent = { type: 'info', nodeIds: [STATION], acknowledgeBy: '2026-12-01T12:00:00Z', ...body };
    const made = await api.send('POST', '/post', {
      ...as(EDITOR),
      body: { title: `Kvittera ${Math.random()}`, status: 'publish', ...sent },
    });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  const change = (id: number, body: object) =>
    api.send('PUT', `/post/${id}`, { ...as(EDITOR), headers: { 'if-match': '*' }, body });
  const acknowledge = (id: number, userId: number, round = 1) =>
    api.send('POST', `/post/${id}/acknowledgement`, { ...as(userId), body: { round } });
  const report = async (id: number) => (await api.get(`/post/${id}/acknowledgement`, tokenOf(EDITOR))).body;
  const people = async (id: number): Promise<[number, boolean][]> =>
    (await report(id)).people.map((one: { userId: number; acknowledgedDate: string | null }) => [
      one.userId,
      one.acknowledgedDate !== null,
    ]);

  beforeAll(async () => {
    for (const id of [1, EDITOR, FULL_TIME, SHIFT_LEADER, PART_TIME, INSPECTOR]) {
      tokens.set(id, await api.tokenFor(id));
    }
  });

  it('are asked of those whom the post is meant for, and nobody else is counted', async () => {
    const id = await write({});
    expect(await people(id)).toEqual([
      [FULL_TIME, false],
      [SHIFT_LEADER, false],
    ]);
    expect((await acknowledge(id, FULL_TIME)).body).toEqual({
      postId: id,
      round: 1,
      acknowledgedDate: NOW.toISOString(),
    });
    expect(await people(id)).toEqual([
      [FULL_TIME, true],
      [SHIFT_LEADER, false],
    ]);
    expect(await report(id)).toMatchObject({
      acknowledgeBy: '2026-12-01T12:00:00.000Z',
      people: [{ displayName: 'David Demosson', groups: ['Station Norråmo'] }, {}],
    });
  });

  it('are given once, however often they are sent, and the log tells of each once', async () => {
    const id = await write({});
    const answers = await Promise.all([1, 2, 3].map(() => acknowledge(id, FULL_TIME)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const own = await api.get('/my-acknowledgement?perPage=9999', tokenOf(FULL_TIME));
    expect(own.body.filter((one: { postId: number }) => one.postId === id)).toHaveLength(1);
    const log = await api.get(`/audit?action=post.acknowledge&entityId=${id}`, tokenOf(1));
    expect(log.body).toMatchObject([{ actorId: FULL_TIME, after: { round: 1 } }]);
  });

  it('tell that the post has been read, also where no page could say so', async () => {
    const id = await write({});
    const read = async () =>
      JSON.parse((await api.get(`/user/${FULL_TIME}`, tokenOf(FULL_TIME))).body.meta.read_post) as number[];
    expect(await read()).not.toContain(id);
    await acknowledge(id, FULL_TIME);
    expect(await read()).toContain(id);
  });

  it('follow the audience as it is now', async () => {
    const id = await write({});
    await acknowledge(id, FULL_TIME);
    await change(id, { nodeIds: [OTHER_STATION] });
    expect(await people(id)).toEqual([[PART_TIME, false]]);
    expect((await acknowledge(id, SHIFT_LEADER)).status).toBe(404);
    await change(id, { nodeIds: [STATION, OTHER_STATION] });
    expect(await people(id)).toEqual([
      [FULL_TIME, true],
      [SHIFT_LEADER, false],
      [PART_TIME, false],
    ]);
  });

  it('are asked for again when the editor says so, and only then', async () => {
    const id = await write({});
    await acknowledge(id, FULL_TIME);
    await change(id, { excerpt: 'Ett stavfel rättat' });
    expect(await people(id)).toContainEqual([FULL_TIME, true]);
    expect((await change(id, { acknowledgementRound: 2 })).body.acknowledgementRound).toBe(2);
    expect(await people(id)).toContainEqual([FULL_TIME, false]);
    expect((await acknowledge(id, FULL_TIME, 1)).body.code).toBe('ACKNOWLEDGEMENT_OUTDATED');
    expect((await acknowledge(id, FULL_TIME, 2)).status).toBe(200);
    expect(await people(id)).toContainEqual([FULL_TIME, true]);
  });

  it('are not taken back by an older version, nor asked for many rounds ahead', async () => {
    const id = await write({});
    expect((await change(id, { acknowledgementRound: 40 })).body.acknowledgementRound).toBe(2);
    expect((await change(id, { acknowledgementRound: 1 })).body.acknowledgementRound).toBe(2);
    const restored = await api.send('POST', `/post/${id}/version/1/restore`, {
      ...as(EDITOR),
      headers: { 'if-match': '*' },
    });
    expect([restored.status, restored.body.acknowledgementRound]).toEqual([200, 2]);
  });

  it('are never given in the name of another', async () => {
    const id = await write({});
    const token = newToken();
    await api.db
      .insertInto('token')
      .values({ hash: tokenHash(token), type: 'masquerade', user_id: FULL_TIME, masked_by: 1, issued: NOW })
      .execute();
    const refused = await api.send('POST', `/post/${id}/acknowledgement`, { token, body: { round: 1 } });
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_FOR_ANOTHER']);
    expect(refused.body.message).toMatch(/agerar som någon annan/);
    expect(await people(id)).toContainEqual([FULL_TIME, false]);
  });

  it('are listed for those who may change the post, and to no others', async () => {
    const id = await write({ editorIds: [INSPECTOR] });
    const asked = async (userId: number) =>
      (await api.get(`/post/${id}/acknowledgement`, tokenOf(userId))).status;
    expect(await asked(1)).toBe(200);
    expect(await asked(INSPECTOR)).toBe(200);
    expect(await asked(FULL_TIME)).toBe(403);
    expect(await asked(PART_TIME)).toBe(404);
    expect((await api.get(`/post/${id}/acknowledgement`)).status).toBe(401);
    expect((await api.send('POST', `/post/${id}/acknowledgement`, { body: { round: 1 } })).status).toBe(401);
  });

  it('that are missing are listed for shift leaders, with whom to call, of their own groups and what they see alone', async () => {
    const id = await write({ nodeIds: [STATION, OTHER_STATION] });
    const hidden = await write({ nodeIds: [OTHER_STATION] });
    const missing = async (userId: number) => await api.get('/my-missing-acknowledgement', tokenOf(userId));
    const rows = (await missing(SHIFT_LEADER)).body as { postId: number }[];
    expect(rows.find(({ postId }) => postId === id)).toMatchObject({
      of: 1,
      people: [{ userId: FULL_TIME, displayName: 'David Demosson', phone: expect.stringMatching(/\d/) }],
    });
    expect(rows.map(({ postId }) => postId)).not.toContain(hidden);
    await acknowledge(id, FULL_TIME);
    const after = (await missing(SHIFT_LEADER)).body as { postId: number }[];
    expect(after.map(({ postId }) => postId)).not.toContain(id);
    expect((await missing(FULL_TIME)).status).toBe(403);
    expect((await missing(PART_TIME)).status).toBe(403);
    expect((await api.get('/my-missing-acknowledgement')).status).toBe(401);
  });

  it('are listed for shift leaders, of the people in their own groups alone', async () => {
    const id = await write({ nodeIds: [STATION, OTHER_STATION] });
    await acknowledge(id, FULL_TIME);
    expect(await report(id)).toMatchObject({
      isWhole: true,
      people: [{ userId: FULL_TIME }, { userId: SHIFT_LEADER }, { userId: PART_TIME }],
    });
    const seen = await api.get(`/post/${id}/acknowledgement`, tokenOf(SHIFT_LEADER));
    expect(seen.body).toMatchObject({
      isWhole: false,
      people: [
        { userId: FULL_TIME, acknowledgedDate: NOW.toISOString() },
        { userId: SHIFT_LEADER, acknowledgedDate: null, phone: expect.any(String) },
      ],
    });
    // Nobody needs to be called who has done it.
    expect(seen.body.people[0]).not.toHaveProperty('phone');
    expect(seen.body.people).toHaveLength(2);
    const elsewhere = await write({ nodeIds: [OTHER_STATION] });
    expect((await api.get(`/post/${elsewhere}/acknowledgement`, tokenOf(SHIFT_LEADER))).status).toBe(404);
    const common = await write({ nodeIds: [1] });
    const ofCommon = await api.get(`/post/${common}/acknowledgement`, tokenOf(SHIFT_LEADER));
    expect(ofCommon.body.people.map(({ userId }: { userId: number }) => userId)).toEqual([
      FULL_TIME,
      SHIFT_LEADER,
    ]);
  });

  it('that are missing can be asked for by those who follow them, once an hour, of those whom they follow', async () => {
    const id = await write({ nodeIds: [STATION, OTHER_STATION] });
    const remind = (userId: number, isWhole: boolean) =>
      api.send('POST', `/post/${id}/acknowledgement/reminder`, { ...as(userId), body: { isWhole } });
    const answersOf = async (userId: number, isWhole = userId === EDITOR) => {
      const { status, body } = await remind(userId, isWhole);
      return status === 200 ? body.reminded : [status, body.code];
    };
    expect(await answersOf(FULL_TIME)).toEqual([403, 'NOT_ALLOWED']);
    expect(await answersOf(INSPECTOR)).toEqual([404, 'NOT_FOUND']);
    const unknown = { body: { isWhole: false } };
    expect((await api.send('POST', `/post/${id}/acknowledgement/reminder`, unknown)).status).toBe(401);
    expect(await answersOf(SHIFT_LEADER, true)).toEqual([403, 'NOT_ALLOWED']);
    expect(await answersOf(EDITOR, false)).toEqual([403, 'NOT_ALLOWED']);
    expect(await answersOf(SHIFT_LEADER)).toBe(1);
    expect(await answersOf(SHIFT_LEADER)).toEqual([409, 'REMINDED_RECENTLY']);
    // Those of the other group have not been.
    expect(await answersOf(EDITOR)).toBe(3);
    expect(await answersOf(EDITOR)).toEqual([409, 'REMINDED_RECENTLY']);
    expect((await report(id)).lastReminder).toMatchObject({ remindedDate: NOW.toISOString() });
    const log = await api.get(`/audit?action=post.remind&entityId=${id}`, tokenOf(1));
    expect(log.body).toMatchObject([{ actorId: EDITOR }, { actorId: SHIFT_LEADER, after: { reminded: 1 } }]);
    const hourAgo = new Date(NOW.getTime() - 3_600_000);
    await api.db.updateTable('acknowledgement_reminder').set({ reminded_date: hourAgo }).execute();
    await acknowledge(id, FULL_TIME);
    expect(await answersOf(SHIFT_LEADER)).toEqual([409, 'NOBODY_TO_REMIND']);
    expect(await answersOf(EDITOR)).toBe(2);
    // What asks anew has reminded nobody yet.
    await change(id, { acknowledgementRound: 2 });
    expect(await report(id)).not.toHaveProperty('lastReminder');
    await change(id, { status: 'draft' });
    expect(await answersOf(EDITOR)).toEqual([409, 'NOTHING_TO_ACKNOWLEDGE']);
  });

  it('are not taken of what asks for none, is not out or is for others', async () => {
    const unasked = await write({ acknowledgeBy: null });
    expect((await acknowledge(unasked, FULL_TIME)).body.code).toBe('NOTHING_TO_ACKNOWLEDGE');
    expect((await report(unasked)).people).toEqual([]);
    const news = await write({ type: 'news', nodeIds: [1] });
    expect((await acknowledge(news, FULL_TIME)).body.code).toBe('NOTHING_TO_ACKNOWLEDGE');
    const id = await write({});
    expect((await acknowledge(id, 1)).body.code).toBe('NOTHING_TO_ACKNOWLEDGE');
    expect((await acknowledge(id, PART_TIME)).status).toBe(404);
    const draft = await write({ status: 'draft' });
    expect((await acknowledge(draft, FULL_TIME)).status).toBe(404);
    expect((await acknowledge(999_999, FULL_TIME)).status).toBe(404);
  });

  it('refuse a date that is none, in Swedish', async () => {
    const id = await write({});
    const refused = await change(id, { acknowledgeBy: '2026-13-41T00:00:00Z' });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'acknowledgeBy']);
  });

  it('are forgotten with the person', async () => {
    const { body } = await api.send('POST', '/user', {
      ...as(1),
      body: { username: 'kort01', firstName: 'Kort', lastName: 'Tid' },
    });
    tokens.set(body.id, await api.tokenFor(body.id));
    const id = await write({ nodeIds: [1], userIds: [body.id] });
    expect((await acknowledge(id, body.id)).status).toBe(200);
    expect((await api.send('DELETE', `/user/${body.id}`, as(1))).status).toBe(200);
    const left = await api.db
      .selectFrom('acknowledgement')
      .selectAll()
      .where('user_id', '=', body.id)
      .execute();
    expect(left).toEqual([]);
  });
});
