import type { NoticeKind } from '@brandpost/domain';
import { beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const [ADMINISTRATOR, EDITOR, FULL_TIME, SHIFT_LEADER, PART_TIME] = [1, 3, 5, 6, 7] as const;
const [STATION, OTHER_STATION] = [2, 3] as const;
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();

type Listed = { kind: NoticeKind; postId: number; occasion: string; who: string | null; isRead: boolean };

describeOnBothEngines('notices', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  const write = async (body: object): Promise<number> => {
    const made = await api.send('POST', '/post', {
      token: tokenOf(EDITOR),
      body: {
        ...{ title: `Avisering ${Math.random()}`, type: 'info', status: 'publish', nodeIds: [STATION] },
        ...body,
      },
    });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  /** As if it had been written, and published, so long ago. */
  const makeOlder = async (id: number, hours: number) => {
    const at = new Date(NOW.getTime() - hours * HOUR_MS);
    await api.db.updateTable('post').set({ published_date: at }).where('id', '=', id).execute();
    await api.db.updateTable('post_version').set({ saved_date: at }).where('post_id', '=', id).execute();
  };
  const change = (id: number, body: object) =>
    api.send('PUT', `/post/${id}`, { token: tokenOf(ADMINISTRATOR), headers: { 'if-match': '*' }, body });
  const changeAs = async (userId: number, id: number, body: object) => {
    const given = { token: tokenOf(userId), headers: { 'if-match': '*' }, body };
    expect((await api.send('PUT', `/post/${id}`, given)).status).toBe(200);
  };
  const list = async (userId: number, query = '?perPage=100') =>
    (await api.get(`/my-notice${query}`, tokenOf(userId))).body as {
      total: number;
      unread: number;
      notices: Listed[];
    };
  const of = async (userId: number, postId: number) =>
    (await list(userId)).notices.filter((one) => one.postId === postId);
  const kindsOf = async (userId: number, postId: number) =>
    (await of(userId, postId)).map(({ kind }) => kind);
  const markRead = (
    userId: number,
    notices: readonly Pick<Listed, 'kind' | 'postId' | 'occasion'>[] | null,
  ) =>
    api.send('POST', '/my-notice/read', {
      token: tokenOf(userId),
      body: { notices: notices?.map(({ kind, postId, occasion }) => ({ kind, postId, occasion })) ?? null },
    });

  beforeAll(async () => {
    for (const id of [ADMINISTRATOR, EDITOR, FULL_TIME, SHIFT_LEADER, PART_TIME]) {
      tokens.set(id, await api.tokenFor(id));
    }
  });

  it('tell of new information to those it is meant for, and to nobody who merely may see it', async () => {
    const id = await write({});
    expect(await kindsOf(FULL_TIME, id)).toEqual(['read']);
    expect(await kindsOf(PART_TIME, id)).toEqual([]);
    expect(await kindsOf(ADMINISTRATOR, id)).toEqual([]);
    expect(await kindsOf(EDITOR, id)).toEqual([]);
    expect((await api.get('/my-notice')).status).toBe(401);
  });

  it('are neither listed nor counted once somebody may not see the post any more', async () => {
    const id = await write({});
    const before = await list(FULL_TIME);
    expect(before.notices.some(({ postId }) => postId === id)).toBe(true);
    for (const hidden of [
      { nodeIds: [OTHER_STATION] },
      { nodeIds: [STATION], status: 'draft' },
      { status: 'trash' },
    ]) {
      expect((await change(id, hidden)).status).toBe(200);
      const after = await list(FULL_TIME);
      expect(after.notices.filter(({ postId }) => postId === id)).toEqual([]);
      expect([after.total, after.unread]).toEqual([before.total - 1, before.unread - 1]);
    }
  });

  it('ask for an acknowledgement until it is given, and then stay as read', async () => {
    const id = await write({ acknowledgeBy: inHours(240) });
    expect(await of(FULL_TIME, id)).toMatchObject([{ kind: 'acknowledge', occasion: '1', isRead: false }]);
    const given = { token: tokenOf(FULL_TIME), body: { round: 1 } };
    expect((await api.send('POST', `/post/${id}/acknowledgement`, given)).status).toBe(200);
    expect(await of(FULL_TIME, id)).toMatchObject([{ kind: 'acknowledge', isRead: true, isSettled: true }]);
    expect(await of(SHIFT_LEADER, id)).toMatchObject([{ kind: 'acknowledge', isRead: false }]);
    await change(id, { acknowledgementRound: 2 });
    expect(await of(FULL_TIME, id)).toMatchObject([{ kind: 'acknowledge', occasion: '2', isRead: false }]);
  });

  it.each([
    ['nobody four days before it', 96, []],
    ['three days before it', 71, ['three-days']],
    ['one day before it, in place of that', 23, ['one-day']],
    ['nobody anew when it has just passed', -1, ['one-day']],
    ['a day after it', -25, ['late']],
  ])('remind of a deadline: %s', async (_, hours, steps) => {
    const id = await write({ acknowledgeBy: inHours(240) });
    await api.db
      .updateTable('post')
      .set({ acknowledge_by: inHours(hours) })
      .where('id', '=', id)
      .execute();
    await makeOlder(id, 200);
    const reminders = async (userId: number) =>
      (await of(userId, id))
        .filter(({ kind }) => kind === 'reminder')
        .map(({ occasion }) => occasion.split(':')[2]);
    expect(await reminders(FULL_TIME)).toEqual(steps);
    expect(await reminders(PART_TIME)).toEqual([]);
    await api.send('POST', `/post/${id}/acknowledgement`, { token: tokenOf(FULL_TIME), body: { round: 1 } });
    expect(await reminders(FULL_TIME)).toEqual([]);
    expect(await reminders(SHIFT_LEADER)).toEqual(steps);
  });

  it('remind in somebody’s name those whom they follow, until they have acknowledged', async () => {
    const id = await write({ acknowledgeBy: inHours(240), nodeIds: [STATION, OTHER_STATION] });
    const remind = (userId: number) =>
      api.send('POST', `/post/${id}/acknowledgement/reminder`, {
        token: tokenOf(userId),
        body: { isWhole: userId === EDITOR },
      });
    const reminders = async (userId: number) =>
      (await of(userId, id)).filter(({ kind }) => kind === 'reminder');
    expect((await remind(SHIFT_LEADER)).status).toBe(200);
    expect(await reminders(FULL_TIME)).toMatchObject([{ who: expect.stringMatching(/./), isRead: false }]);
    expect(await reminders(SHIFT_LEADER)).toEqual([]);
    expect(await reminders(PART_TIME)).toEqual([]);
    expect((await remind(EDITOR)).status).toBe(200);
    expect(await reminders(FULL_TIME)).toHaveLength(2);
    expect(await reminders(PART_TIME)).toHaveLength(1);
    await api.send('POST', `/post/${id}/acknowledgement`, { token: tokenOf(FULL_TIME), body: { round: 1 } });
    expect(await reminders(FULL_TIME)).toEqual([]);
    await change(id, { nodeIds: [STATION] });
    expect(await reminders(PART_TIME)).toEqual([]);
  });

  it('do not remind at once of what asks for the first time just before its deadline', async () => {
    const id = await write({ acknowledgeBy: inHours(12) });
    expect(await kindsOf(FULL_TIME, id)).toEqual(['acknowledge']);
  });

  it('tell anyone who leads a group of those who are missing, by the days that are set, and nobody else', async () => {
    const id = await write({ acknowledgeBy: inHours(240), nodeIds: [STATION, OTHER_STATION] });
    await api.db
      .updateTable('post')
      .set({ acknowledge_by: inHours(-73) })
      .where('id', '=', id)
      .execute();
    await makeOlder(id, 200);
    expect(await kindsOf(SHIFT_LEADER, id)).toContain('missing');
    expect(await kindsOf(FULL_TIME, id)).not.toContain('missing');
    api.notices.escalation.afterDays = 7;
    expect(await kindsOf(SHIFT_LEADER, id)).not.toContain('missing');
    api.notices.escalation.afterDays = null;
    expect(await kindsOf(SHIFT_LEADER, id)).not.toContain('missing');
    api.notices.escalation.afterDays = 3;
    await api.send('POST', `/post/${id}/acknowledgement`, { token: tokenOf(FULL_TIME), body: { round: 1 } });
    expect(await kindsOf(SHIFT_LEADER, id)).not.toContain('missing');
  });

  it('tell an author what somebody else, or the clock, has published, and what ends soon', async () => {
    const own = await write({ nodeIds: [OTHER_STATION] });
    expect(await kindsOf(EDITOR, own)).toEqual([]);
    await makeOlder(own, 48);
    await api.db
      .updateTable('post_version')
      .set({ saved_date: inHours(-60) })
      .where('post_id', '=', own)
      .execute();
    expect(await kindsOf(EDITOR, own)).toEqual(['published']);
    await api.db
      .updateTable('post')
      .set({ published_date: inHours(-240), unpublished_date: inHours(6 * 24) })
      .where('id', '=', own)
      .execute();
    expect((await kindsOf(EDITOR, own)).sort()).toEqual(['ends-soon', 'published']);
    expect(await kindsOf(FULL_TIME, own)).toEqual([]);
  });

  it('of an end that the author has put off themselves are read, also where it is near still', async () => {
    const id = await write({ nodeIds: [OTHER_STATION] });
    await makeOlder(id, 240);
    await api.db
      .updateTable('post')
      .set({ unpublished_date: inHours(2 * 24) })
      .where('id', '=', id)
      .execute();
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'ends-soon', isRead: false }]);
    await change(id, { excerpt: 'Av någon annan.', unpublishedDate: inHours(3 * 24) });
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'ends-soon', isRead: false }]);
    await changeAs(EDITOR, id, { unpublishedDate: inHours(5 * 24) });
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'ends-soon', isRead: true }]);
    await changeAs(EDITOR, id, { unpublishedDate: inHours(30 * 24) });
    expect(await kindsOf(EDITOR, id)).toEqual([]);
    await changeAs(EDITOR, id, { unpublishedDate: inHours(24), status: 'draft' });
    expect(await kindsOf(EDITOR, id)).toEqual([]);
  });

  it('of a comment are read by who has answered it, and by everybody once it is resolved', async () => {
    const id = await write({ status: 'draft', editorIds: [ADMINISTRATOR] });
    const say = async (userId: number, body: object) => {
      const said = await api.send('POST', `/post/${id}/comment`, { token: tokenOf(userId), body });
      expect(said.status).toBe(201);
      return said.body.id as number;
    };
    const thread = await say(ADMINISTRATOR, {
      text: 'Stämmer det?',
      blockId: null,
      threadId: null,
      mentionIds: [],
    });
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'commented', isRead: false }]);
    await say(EDITOR, { text: 'Ja.', blockId: null, threadId: thread, mentionIds: [] });
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'commented', isRead: true }]);
    expect(await of(ADMINISTRATOR, id)).toMatchObject([{ kind: 'commented', isRead: false }]);
    const resolved = await api.send('PUT', `/post/${id}/comment/${thread}/resolution`, {
      token: tokenOf(EDITOR),
      body: { isResolved: true },
    });
    expect(resolved.status).toBe(200);
    expect(await of(ADMINISTRATOR, id)).toMatchObject([{ kind: 'commented', isRead: true }]);
  });

  it('of a review go when it is answered, and its answer is read by who goes on writing', async () => {
    const id = await write({ status: 'draft' });
    const asked = await api.send('POST', `/post/${id}/review`, {
      token: tokenOf(EDITOR),
      body: { message: '', reviewerId: null },
    });
    expect(asked.status).toBe(201);
    expect(await of(ADMINISTRATOR, id)).toMatchObject([{ kind: 'review', isRead: false }]);
    const answered = await api.send('POST', `/post/${id}/review/${asked.body.id}/answer`, {
      token: tokenOf(ADMINISTRATOR),
      body: { kind: 'returned', comment: 'Skriv mer.', version: 1, workingCopy: null },
    });
    expect(answered.status).toBe(200);
    expect(await of(ADMINISTRATOR, id)).toEqual([]);
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'returned', isRead: false }]);
    await api.db
      .updateTable('post_review')
      .set({ answered_date: inHours(-1) })
      .where('post_id', '=', id)
      .execute();
    await changeAs(EDITOR, id, { excerpt: 'Mer.' });
    expect(await of(EDITOR, id)).toMatchObject([{ kind: 'returned', isRead: true }]);
  });

  it('of a dead link go when the post no longer leads there, before it is checked again', async () => {
    const link = { title: 'Dit', url: 'https://borta.example/sida', openInNewWindow: false };
    const id = await write({ type: 'news', nodeIds: [1], info: JSON.stringify([link]) });
    const kept = await api.db
      .insertInto('external_link')
      .values({ address: link.url, next_check_date: inHours(24), dead_since: inHours(-2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.insertInto('external_link_use').values({ link_id: kept.id, post_id: id }).execute();
    expect(await kindsOf(EDITOR, id)).toContain('dead-link');
    await changeAs(EDITOR, id, { excerpt: 'Länken är kvar.' });
    expect(await kindsOf(EDITOR, id)).toContain('dead-link');
    await changeAs(EDITOR, id, { info: JSON.stringify([{ ...link, url: 'https://kvar.example/' }]) });
    expect(await kindsOf(EDITOR, id)).not.toContain('dead-link');
  });

  it('ask nobody to read what they have written or published themselves, and nor does their own page', async () => {
    const readBy = async (userId: number) => {
      const { meta } = (await api.get(`/user/${userId}`, tokenOf(userId))).body;
      return JSON.parse(meta.read_post ?? '[]') as number[];
    };
    const id = await write({ status: 'draft', authorId: FULL_TIME });
    expect(await readBy(FULL_TIME)).not.toContain(id);
    await change(id, { status: 'publish' });
    expect(await of(FULL_TIME, id)).toContainEqual(expect.objectContaining({ kind: 'read', isRead: true }));
    expect(await readBy(FULL_TIME)).toContain(id);
    expect(await readBy(ADMINISTRATOR)).toContain(id);
    expect(await of(SHIFT_LEADER, id)).toMatchObject([{ kind: 'read', isRead: false }]);
    // What is understood is said by themselves: the report and the reminders count them until then.
    const asking = await write({ authorId: FULL_TIME, acknowledgeBy: inHours(240) });
    expect(await of(FULL_TIME, asking)).toContainEqual(
      expect.objectContaining({ kind: 'acknowledge', isRead: false }),
    );
  });

  it('are marked as read one by one or all at once, for oneself alone', async () => {
    const [one, other] = [await write({}), await write({})];
    const before = await list(FULL_TIME);
    expect((await markRead(FULL_TIME, await of(FULL_TIME, one))).body).toEqual({ ok: true });
    expect(await of(FULL_TIME, one)).toMatchObject([{ isRead: true }]);
    expect(await of(FULL_TIME, other)).toMatchObject([{ isRead: false }]);
    expect((await list(FULL_TIME)).unread).toBe(before.unread - 1);
    expect(await of(SHIFT_LEADER, one)).toMatchObject([{ isRead: false }]);
    await markRead(FULL_TIME, null);
    expect(await list(FULL_TIME)).toMatchObject({ unread: 0, total: before.total });
  });

  it('that are read on one device are heard of by the others alone', async () => {
    await write({});
    const hints: unknown[] = [];
    const unsubscribe = api.changes.subscribeToHints((hint) => {
      if (hint.kind === 'own') hints.push(hint);
    });
    await markRead(FULL_TIME, null);
    await expect.poll(() => hints).toMatchObject([{ kind: 'own', userId: FULL_TIME }]);
    await markRead(FULL_TIME, null);
    unsubscribe();
    expect(hints).toHaveLength(1);
  });

  it('of others cannot be marked, and marking tells nothing of them', async () => {
    const id = await write({ nodeIds: [OTHER_STATION] });
    const unseen = [{ kind: 'read', postId: id, occasion: '' } as const];
    expect((await markRead(FULL_TIME, unseen)).body).toEqual({ ok: true });
    const kept = await api.db
      .selectFrom('notice_read')
      .selectAll()
      .where('post_id', '=', id)
      .where('user_id', '=', FULL_TIME)
      .execute();
    expect(kept).toEqual([]);
  });

  it('are not marked, nor chosen, by somebody who acts as another', async () => {
    const token = newToken();
    await api.db
      .insertInto('token')
      .values({ hash: tokenHash(token), type: 'masquerade', user_id: FULL_TIME, masked_by: 1, issued: NOW })
      .execute();
    expect((await api.get('/my-notice', token)).status).toBe(200);
    const answers = [
      await api.send('POST', '/my-notice/read', { token, body: { notices: null } }),
      await api.send('PUT', '/my-notice/setting', {
        token,
        body: { email: [], push: [], quiet: null, isDigest: true },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'NOT_FOR_ANOTHER'],
      [403, 'NOT_FOR_ANOTHER'],
    ]);
  });

  it('come in pages', async () => {
    for (const _ of [1, 2, 3]) await write({});
    const whole = await list(FULL_TIME);
    const second = await list(FULL_TIME, '?perPage=2&page=2');
    expect(second.notices).toEqual(whole.notices.slice(2, 4));
    expect([second.total, second.unread]).toEqual([whole.total, whole.unread]);
    expect((await api.get('/my-notice?perPage=0', tokenOf(FULL_TIME))).status).toBe(400);
  });

  it('are sent as chosen; without a choice, what has to be done is', async () => {
    const settings = (userId: number) => api.get('/my-notice/setting', tokenOf(userId));
    expect((await settings(FULL_TIME)).body).toMatchObject({
      email: ['acknowledge', 'reminder', 'missing', 'review', 'approved', 'returned', 'mentioned'],
      quiet: { from: '22:00', to: '06:00' },
      ...{ isDigest: false, hasEmail: true, address: expect.stringContaining('@') },
    });
    const choose = (body: object) =>
      api.send('PUT', '/my-notice/setting', { token: tokenOf(FULL_TIME), body });
    const chosen = { email: ['read', 'acknowledge'], push: [], quiet: null, isDigest: true };
    expect((await choose(chosen)).body).toMatchObject({ ...chosen, email: ['acknowledge', 'read'] });
    expect((await settings(FULL_TIME)).body).toMatchObject({ isDigest: true, quiet: null });
    expect((await settings(SHIFT_LEADER)).body).toMatchObject({ isDigest: false });
    const wrong = await choose({ ...chosen, quiet: { from: '22:00', to: '22:00' } });
    expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ field: 'quiet' }]]);
    expect((await choose({ ...chosen, email: ['everything'] })).status).toBe(400);
  });
});
