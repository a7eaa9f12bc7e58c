import { type MailServer, startMailServer } from '@brandpost/test-support';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMailSender } from '../notices/mail/mail-sender.ts';
import { openNotices } from '../notices/open-notices.ts';
import { noteMoments } from '../notices/sending/note-moments.ts';
import { sendDue } from '../notices/sending/send-due.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const [EDITOR, FULL_TIME, SHIFT_LEADER] = [3, 5, 6] as const;
const STATION = 2;
const HOUR_MS = 3_600_000;
const log = { info() {}, warn: vi.fn(), error: vi.fn() };

describeOnBothEngines('notices by e-mail', (api) => {
  let mail: MailServer;
  let now = NOW;
  let open: { close(): Promise<void> }[] = [];
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';

  beforeAll(async () => {
    for (const id of [1, EDITOR, FULL_TIME, SHIFT_LEADER]) tokens.set(id, await api.tokenFor(id));
  });
  beforeEach(async () => {
    mail = await startMailServer();
    now = NOW;
    for (const table of ['notice_delivery', 'notice_moment', 'notice_choice'] as const) {
      await api.db.deleteFrom(table).execute();
    }
    await api.db.updateTable('post').set({ acknowledge_by: null }).execute();
    await api.db.deleteFrom('post').where('title', 'like', 'Brev%').execute();
    log.error.mockClear();
  });
  afterEach(async () => {
    await stop();
    await mail.close();
  });

  const mailSender = () => {
    const config = { url: mail.url, needsTls: false, from: 'Räddningstjänsten <nej@example.org>' };
    return createMailSender(config, { db: api.db, now: () => now, origin: 'https://example.org' });
  };
  const start = () => {
    open.push(
      openNotices({
        ...{ db: api.db, now: () => now, senders: [mailSender()], changes: api.changes },
        ...{ escalation: { afterDays: 3 }, log: log as never },
      }),
    );
  };
  const stop = async () => {
    await Promise.all(open.map((each) => each.close()));
    open = [];
  };
  const write = async (body: object, author = EDITOR as number): Promise<number> => {
    const made = await api.send('POST', '/post', {
      token: tokenOf(author),
      body: { title: 'Brev', type: 'info', status: 'publish', nodeIds: [STATION], ...body },
    });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
  const choose = (userId: number, body: object) =>
    api.send('PUT', '/my-notice/setting', {
      token: tokenOf(userId),
      body: { email: ['acknowledge', 'reminder'], push: [], quiet: null, isDigest: false, ...body },
    });
  const addressOf = async (userId: number) =>
    (await api.get('/my-notice/setting', tokenOf(userId))).body.address as string;
  const mailTo = async (userId: number) => {
    const address = await addressOf(userId);
    return mail.received.filter(({ to }) => to === address).map(({ email }) => email);
  };
  const subjectsTo = async (userId: number) => (await mailTo(userId)).map(({ subject }) => subject);
  /** Sees to all that is due by now, as a process does that looks once. */
  const settled = async () => {
    const [sender, escalation] = [mailSender(), { afterDays: 3 }];
    await noteMoments(api.db, { escalation, channels: [sender.channel] }, now);
    await sendDue(sender, {
      ...{ db: api.db, now: () => now, escalation, owner: 'this process' },
      ...{ isClosing: () => false, onFailure: ({ error }) => log.warn(error) },
    });
  };
  const later = async (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS);
    await settled();
  };

  it('tell anyone who is mentioned in a comment, with a link to it and none of its words, unless they may not read it by then', async () => {
    const id = await write({ status: 'draft', editorIds: [FULL_TIME, SHIFT_LEADER] });
    await settled();
    const mention = async (mentionIds: number[]): Promise<number> => {
      const made = await api.send('POST', `/post/${id}/comment`, {
        token: tokenOf(EDITOR),
        body: { text: 'Hemliga ord', mentionIds, blockId: null, threadId: null },
      });
      expect(made.status).toBe(201);
      return made.body.id;
    };
    const first = await mention([FULL_TIME]);
    await settled();
    const [letter] = await mailTo(FULL_TIME);
    expect(letter?.subject).toMatch(/^\S.* har nämnt dig i en kommentar: Brev$/);
    expect(letter?.text).toContain(`https://example.org/skapa-innehall/${id}?kommentar=${first}`);
    expect(JSON.stringify(mail.received)).not.toContain('Hemliga ord');
    // An editor hears of it in the bell; by e-mail only if they have chosen that.
    expect(await mailTo(SHIFT_LEADER)).toEqual([]);
    await mention([SHIFT_LEADER]);
    await api.db.deleteFrom('post_editor').where('post_id', '=', id).execute();
    await later(1);
    expect(await mailTo(SHIFT_LEADER)).toEqual([]);
    await settled();
    expect(await mailTo(FULL_TIME)).toHaveLength(1);
  });

  it('ask those whom a post is meant for to acknowledge it, in words and links and no more of it than its title', async () => {
    await write({
      title: 'Brev om <b>rök</b> & "eld"',
      acknowledgeBy: '2026-12-01T12:00:00Z',
      excerpt: 'Hemligt stycke',
    });
    await settled();
    const [email, ...more] = await mailTo(FULL_TIME);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Läs och kvittera: Brev om <b>rök</b> & "eld"');
    expect(email?.text).toContain('Hej David!');
    expect(email?.text).toContain('Kvittera senast 1 december 2026.');
    expect(email?.text).toMatch(/https:\/\/example\.org\/nyhet\/\S+/);
    expect(email?.text).toContain('https://example.org/profile/aviseringar');
    expect(email?.html).toContain('Brev om &lt;b&gt;rök&lt;/b&gt; &amp; &quot;eld&quot;');
    expect(email?.html).not.toContain('<b>');
    expect(`${email?.text}${email?.html}`).not.toContain('Hemligt');
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail.received.map(({ to }) => to).sort()).toEqual(
      [await addressOf(FULL_TIME), await addressOf(SHIFT_LEADER)].sort(),
    );
  });

  it('remind three days and a day before the deadline, and a day after it, once each, and only who has not acknowledged', async () => {
    for (const id of [FULL_TIME, SHIFT_LEADER]) await choose(id, { email: ['reminder'] });
    const id = await write({ title: 'Brev att kvittera', acknowledgeBy: inHours(100) });
    await settled();
    expect(await subjectsTo(FULL_TIME)).toEqual([]);
    await later(29);
    expect(await subjectsTo(FULL_TIME)).toEqual(['Påminnelse om att kvittera: Brev att kvittera']);
    await settled();
    await later(1);
    expect(await subjectsTo(FULL_TIME)).toHaveLength(1);
    await api.send('POST', `/post/${id}/acknowledgement`, {
      token: tokenOf(SHIFT_LEADER),
      body: { round: 1 },
    });
    await later(47);
    await later(47);
    await later(30);
    expect(await subjectsTo(FULL_TIME)).toHaveLength(3);
    expect(await subjectsTo(SHIFT_LEADER)).toHaveLength(1);
    expect((await mailTo(FULL_TIME))[2]?.text).toContain('Skulle ha kvitterats senast');
  });

  it('are sent once where two processes look at the same time, and again after a restart', async () => {
    await write({ acknowledgeBy: inHours(200) });
    start();
    start();
    await expect.poll(() => mail.received.length, { timeout: 8000 }).toBe(2);
    await stop();
    start();
    await settled();
    await settled();
    expect(await subjectsTo(FULL_TIME)).toHaveLength(1);
    expect(await subjectsTo(SHIFT_LEADER)).toHaveLength(1);
  });

  it('are never sent of what somebody may not see any more when it is their turn', async () => {
    await choose(FULL_TIME, { quiet: { from: '14:00', to: '18:00' } });
    const id = await write({ title: 'Brev som flyttas', acknowledgeBy: inHours(200) });
    await settled();
    expect(await subjectsTo(FULL_TIME)).toEqual([]);
    await api.send('PUT', `/post/${id}`, {
      token: tokenOf(1),
      headers: { 'if-match': '*' },
      body: { nodeIds: [3] },
    });
    await later(5);
    expect(await subjectsTo(FULL_TIME)).toEqual([]);
    const rows = await api.db
      .selectFrom('notice_delivery')
      .select('outcome')
      .where('user_id', '=', FULL_TIME)
      .where('post_id', '=', id)
      .execute();
    expect(rows).toEqual([{ outcome: 'dropped' }]);
  });

  it('wait for the end of quiet hours, and come as one letter; a crisis does not wait', async () => {
    await choose(FULL_TIME, { quiet: { from: '14:00', to: '18:00' } });
    await write({ title: 'Brev ett', acknowledgeBy: inHours(200) });
    await write({ title: 'Brev två', acknowledgeBy: inHours(200) });
    const alert = { title: 'Brev om kris', type: 'alert', unpublishedDate: inHours(300) };
    await write({ ...alert, acknowledgeBy: inHours(200) }, 1);
    await settled();
    expect(await subjectsTo(FULL_TIME)).toEqual(['Läs och kvittera: Brev om kris']);
    await later(4);
    const [, letter, ...more] = await mailTo(FULL_TIME);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('2 aviseringar till dig');
    expect(letter?.text).toContain('Brev ett');
    expect(letter?.text).toContain('Brev två');
  });

  it('are collected for the morning where somebody wants one letter a day, without what has been done by then', async () => {
    await choose(FULL_TIME, { isDigest: true, email: ['acknowledge', 'read'] });
    const done = await write({ title: 'Brev gjort', acknowledgeBy: inHours(200) });
    await write({ title: 'Brev kvar', acknowledgeBy: inHours(200) });
    await write({ title: 'Brev att läsa' });
    await settled();
    expect(await subjectsTo(FULL_TIME)).toEqual([]);
    await api.send('POST', `/post/${done}/acknowledgement`, {
      token: tokenOf(FULL_TIME),
      body: { round: 1 },
    });
    await later(17);
    const [letter, ...more] = await mailTo(FULL_TIME);
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^\d aviseringar till dig$/);
    expect(letter?.text).toMatch(/Brev kvar[\s\S]*Brev att läsa/);
    expect(letter?.text).not.toContain('Brev gjort');
  });

  it('are tried again when the server wants them later, and given up where it knows nobody of that name', async () => {
    const [one, other] = [await addressOf(FULL_TIME), await addressOf(SHIFT_LEADER)];
    mail.refuse((address) => (address === one ? 451 : address === other ? 550 : null));
    await write({ acknowledgeBy: inHours(200) });
    start();
    await expect.poll(() => log.warn.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
    await expect.poll(() => log.error.mock.calls.length, { timeout: 5000 }).toBe(1);
    await stop();
    mail.refuse(null);
    await later(1);
    expect(await subjectsTo(FULL_TIME)).toHaveLength(1);
    expect(await subjectsTo(SHIFT_LEADER)).toEqual([]);
  });

  it('survive a process that dies while it has them', async () => {
    await write({ acknowledgeBy: inHours(200) });
    await mail.close();
    start();
    await expect
      .poll(
        async () =>
          (await api.db.selectFrom('notice_delivery').select('id').where('attempts', '>', 0).execute())
            .length,
        { timeout: 8000 },
      )
      .toBeGreaterThan(0);
    await stop();
    await api.db
      .updateTable('notice_delivery')
      .set({ lease_owner: 'a process that is gone', lease_until: new Date(now.getTime() + 60_000) })
      .where('done', 'is', null)
      .execute();
    mail = await startMailServer();
    await later(2);
    expect(await subjectsTo(FULL_TIME)).toHaveLength(1);
  });

  it('do not go to a closed account', async () => {
    await write({ acknowledgeBy: inHours(200) });
    await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', FULL_TIME).execute();
    await settled();
    const address = (
      await api.db
        .selectFrom('app_user')
        .select('profile')
        .where('id', '=', FULL_TIME)
        .executeTakeFirstOrThrow()
    ).profile as { email: string };
    await api.db.updateTable('app_user').set({ is_active: true }).where('id', '=', FULL_TIME).execute();
    expect(mail.received.map(({ to }) => to)).toEqual([await addressOf(SHIFT_LEADER)]);
    expect(address.email).toContain('@');
  });
});
