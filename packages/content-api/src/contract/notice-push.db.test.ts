import { type PushService, startPushService } from '@brandpost/test-support';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNoticePushSender } from '../notices/push/notice-push-sender.ts';
import { noteMoments } from '../notices/sending/note-moments.ts';
import { sendDue } from '../notices/sending/send-due.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const [EDITOR, FULL_TIME, PART_TIME] = [3, 5, 7] as const;
const escalation = { afterDays: 3 };

describeOnBothEngines('notices in browsers', (api) => {
  let service: PushService;
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  beforeAll(async () => {
    for (const id of [1, EDITOR, FULL_TIME, PART_TIME]) tokens.set(id, await api.tokenFor(id));
    await api.db.updateTable('post').set({ acknowledge_by: null }).execute();
  });
  beforeEach(async () => {
    service = await startPushService();
    api.push.isAllowed = (endpoint) => endpoint.startsWith(service.origin);
    for (const table of ['notice_device', 'notice_delivery', 'notice_moment'] as const) {
      await api.db.deleteFrom(table).execute();
    }
    await api.db.deleteFrom('post').where('title', '=', 'Kvittera i mobilen').execute();
  });
  afterEach(() => service.close());

  const choose = (userId: number, name: string, token = tokenOf(userId)) =>
    api.send('PUT', '/my-notice/device', { token, body: service.subscribe(name) });
  const write = async () => {
    const made = await api.send('POST', '/post', {
      token: tokenOf(EDITOR),
      body: {
        ...{ title: 'Kvittera i mobilen', type: 'info', status: 'publish', nodeIds: [2] },
        ...{ excerpt: 'Hemligt stycke', acknowledgeBy: '2026-12-01T12:00:00Z' },
      },
    });
    expect(made.status).toBe(201);
    return made.body as { id: number; slug: string };
  };
  /** Sees to all that is due. @returns whom it reached */
  const sent = async () => {
    const config = { contact: 'mailto:drift@example.org', serviceOrigins: [service.origin] };
    const sender = await createNoticePushSender(config, { db: api.db, now: () => NOW });
    await noteMoments(api.db, { escalation, channels: ['push'] }, NOW);
    await sendDue(sender, {
      ...{ db: api.db, now: () => NOW, escalation, owner: 'this process' },
      ...{ isClosing: () => false, onFailure: () => undefined },
    });
    await sender.close();
    return service.messages.map(({ name }) => name).sort();
  };

  it('come to every browser that somebody has chosen, with no more than what it is about and the title', async () => {
    await choose(FULL_TIME, 'telefon');
    await choose(FULL_TIME, 'platta');
    await choose(PART_TIME, 'annan');
    const { id, slug } = await write();
    expect(await sent()).toEqual(['platta', 'telefon']);
    expect(service.messages[0]?.data).toEqual({
      ...{ title: 'Läs och kvittera', body: 'Kvittera i mobilen' },
      ...{ url: `/nyhet/${slug}`, tag: `notice-${id}` },
    });
    expect(await sent()).toHaveLength(2);
  });

  it('end with signing out there, with the choice, and where the browser is gone', async () => {
    const ended = await api.tokenFor(FULL_TIME);
    await choose(FULL_TIME, 'utloggad', ended);
    await api.db
      .updateTable('token')
      .set({ revoked: NOW })
      .where(
        'id',
        '=',
        (await api.db.selectFrom('notice_device').select('token_id').executeTakeFirstOrThrow()).token_id,
      )
      .execute();
    await choose(FULL_TIME, 'vald');
    const { endpoint } = service.subscribe('avvald');
    await choose(FULL_TIME, 'avvald');
    const named = { token: tokenOf(FULL_TIME), body: { endpoint } };
    expect((await api.send('POST', '/my-notice/device/search', named)).body).toEqual({ isOn: true });
    await api.send('POST', '/my-notice/device/removal', named);
    expect((await api.send('POST', '/my-notice/device/search', named)).body).toEqual({ isOn: false });
    await choose(FULL_TIME, 'borta');
    service.intercept((name, response) => {
      if (name === 'borta') response.writeHead(410).end();
      return name === 'borta';
    });
    await write();
    expect(await sent()).toEqual(['vald']);
    const left = await api.db.selectFrom('notice_device').select('endpoint').execute();
    expect(left.map((row) => row.endpoint.split('/').at(-1)).sort()).toEqual(['utloggad', 'vald']);
  });

  it('belong to the person who is signed in there now, and to known push services alone', async () => {
    await choose(FULL_TIME, 'delad');
    await choose(PART_TIME, 'delad');
    await write();
    expect(await sent()).toEqual([]);
    const body = { ...service.subscribe('x'), endpoint: 'https://example.com/push' };
    const refused = await api.send('PUT', '/my-notice/device', { token: tokenOf(FULL_TIME), body });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'endpoint']);
    expect((await api.send('PUT', '/my-notice/device', { body: service.subscribe('y') })).status).toBe(401);
  });
});
