import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const EDITOR = 3;
const CREW = 5;
/** Leads a shift of the first station. */
const LEADER = 6;
const ELSEWHERE = 7;
const EVERYBODY = 1;
const STATION = 2;
const OTHER_STATION = 3;
const JOB = 11;

const TOO_FAR = 'Välj bara grupper som du själv hör till, och inga yrkesroller eller personer';

describeOnBothEngines('information of a shift leader to their own group', (api) => {
  const tokens = new Map<number, string>();
  const as = (userId: number) => ({ token: tokens.get(userId) ?? '' });
  const text = (fields: object = {}) => ({
    ...{ type: 'info-important', title: `Övning ${Math.random()}`, status: 'publish', nodeIds: [STATION] },
    ...fields,
  });
  const write = (fields: object = {}, by = LEADER) =>
    api.send('POST', '/post', { ...as(by), body: text(fields) });
  const change = (id: number, body: object, by = LEADER) =>
    api.send('PUT', `/post/${id}`, { ...as(by), headers: { 'if-match': '*' }, body });
  const seenBy = async (id: number, userId: number) =>
    (await api.get(`/post/${id}`, tokens.get(userId) ?? '')).status === 200;

  beforeAll(async () => {
    for (const id of [1, EDITOR, CREW, LEADER, ELSEWHERE]) tokens.set(id, await api.tokenFor(id));
  });

  it('is published with a day to acknowledge it by, read by the group, and by nobody else', async () => {
    const made = await write({ acknowledgeBy: '2026-12-01T12:00:00Z' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    expect([await seenBy(id, CREW), await seenBy(id, ELSEWHERE)]).toEqual([true, false]);
    const { body: report } = await api.get(`/post/${id}/acknowledgement`, tokens.get(LEADER) ?? '');
    expect(report.people.map(({ userId }: { userId: number }) => userId)).toEqual([CREW, LEADER]);
    expect((await change(id, { title: 'Övningen är flyttad' })).status).toBe(200);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
    expect(await seenBy(id, CREW)).toBe(false);
  });

  it('is not published to anybody beyond it, by whatever names them', async () => {
    for (const further of [
      { nodeIds: [] },
      { nodeIds: [EVERYBODY] },
      { nodeIds: [OTHER_STATION] },
      { nodeIds: [STATION, OTHER_STATION] },
      { categoryIds: [JOB] },
      { userIds: [ELSEWHERE] },
    ]) {
      for (const when of [{}, { status: 'future', publishedDate: '2027-01-01T08:00:00Z' }]) {
        const { status, body } = await write({ ...further, ...when });
        expect([status, body.errors], JSON.stringify(further)).toEqual([
          403,
          [{ field: 'nodeIds', message: TOO_FAR }],
        ]);
      }
      const { body: draft } = await write({ ...further, status: 'draft' });
      expect((await change(draft.id, { status: 'publish' })).status, JSON.stringify(further)).toBe(403);
      const { body: out } = await write();
      expect((await change(out.id, further)).status, JSON.stringify(further)).toBe(403);
    }
    const { body: out } = await write();
    const link = await api.send('POST', `/post/${out.id}/node`, {
      ...as(LEADER),
      body: { values: [OTHER_STATION] },
    });
    expect(link.status).toBe(403);
  });

  it('is the only thing they write, and theirs alone', async () => {
    for (const type of ['news', 'pinned-news', 'page', 'related_info', 'alert']) {
      expect((await write({ type, status: 'draft' })).status, type).toBe(403);
    }
    const { body: own } = await write({ status: 'draft' });
    expect((await change(own.id, { type: 'news' })).status).toBe(403);
    expect((await change(own.id, { pseudoAuthor: 'Räddningschefen' })).status).toBe(403);
    expect((await change(own.id, { authorId: EDITOR })).status).toBe(403);
    expect((await write({ authorId: EDITOR })).status).toBe(403);
    const { body: colleagues } = await write({}, EDITOR);
    expect((await change(colleagues.id, { title: 'Ett annat' })).status).toBe(403);
  });

  it('is for those alone who have the right to write it', async () => {
    expect((await write({}, CREW)).status).toBe(403);
    expect((await write({ status: 'draft' }, CREW)).status).toBe(403);
  });

  it('of an editor who has the right too is handed over as before', async () => {
    await api.db
      .insertInto('user_capability')
      .values({ user_id: EDITOR, capability_key: 'inform_group', value: true })
      .execute();
    const { body: own } = await write({ nodeIds: [EVERYBODY] }, EDITOR);
    expect((await change(own.id, { authorId: LEADER }, EDITOR)).status).toBe(200);
  });

  it('is not changed any more by anyone who has left the group, while it is out', async () => {
    const { body: out } = await write();
    await api.send('DELETE', `/user/${LEADER}/node/${STATION}`, as(1));
    expect((await change(out.id, { title: 'Från någon annanstans' })).status).toBe(403);
    expect((await write()).status).toBe(403);
    await api.send('POST', `/user/${LEADER}/node/${STATION}`, as(1));
    expect((await change(out.id, { title: 'Från gruppen igen' })).status).toBe(200);
  });
});
