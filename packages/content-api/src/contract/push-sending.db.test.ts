import { emptyAlertDetails } from '@brandpost/domain';
import { type PushService, startPushService } from '@brandpost/test-support';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../operations/metrics.ts';
import { openPush, type Push } from '../push/open-push.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const HOUR_MS = 3_600_000;
const alert = { ...emptyAlertDetails(), level: 'severe', event: 'smoke', instructions: ['Gå inomhus.'] };
const body = {
  ...{ type: 'alert', status: 'publish', content: [], nodeIds: [1] },
  ...{ unpublishedDate: new Date(NOW.getTime() + 48 * HOUR_MS).toISOString(), alert },
};
/** It is three in the afternoon. */
const SIESTA = { quiet_from: '14:00', quiet_to: '18:00' };
const withdrawnAt = new Date(NOW.getTime() + 1).toISOString();
const log = { info() {}, warn() {}, error: vi.fn(), debug() {} } as never;

describeOnBothEngines('crisis alerts in browsers', (api) => {
  let token = '';
  let service: PushService;
  let now = NOW;
  let started: Push[] = [];
  let markers = 0;
  beforeAll(async () => {
    token = await api.tokenFor(1);
  });
  beforeEach(async () => {
    service = await startPushService();
    now = NOW;
    for (const table of ['push_postponed', 'push_send', 'push_alert', 'push_subscription'] as const)
      await api.db.deleteFrom(table).execute();
    await api.db.deleteFrom('post').where('type', '=', 'alert').execute();
  });
  afterEach(async () => {
    await Promise.all(started.map((push) => push.close()));
    started = [];
    await service.close();
    expect((log as { error: ReturnType<typeof vi.fn> }).error).not.toHaveBeenCalled();
  });

  const start = async () => {
    const config = { contact: 'mailto:drift@example.org', serviceOrigins: [service.origin] };
    const push = await openPush(config, { db: api.db, now: () => now, metrics: createMetrics() });
    push.start({ changes: api.changes, log });
    started.push(push);
    return push;
  };
  const subscribe = async (name: string, chosen: object = {}) => {
    const row = { level: 'information' as const, municipality: '', quiet_from: null, quiet_to: null };
    await api.db
      .insertInto('push_subscription')
      .values({ ...service.subscribe(name), ...row, ...chosen, created: NOW })
      .execute();
  };
  const create = async (title: string, changes: object = {}) => {
    const { status, body: made } = await api.send('POST', '/post', {
      token,
      body: { ...body, title, ...changes },
    });
    expect(status).toBe(201);
    return made as { id: number; slug: string };
  };
  const change = async (id: number, changes: object) => {
    const { status } = await api.send('PUT', `/post/${id}`, { token, body: changes });
    expect(status).toBe(200);
  };
  const titles = () => service.messages.map(({ name, data }) => `${name}: ${data.title}`).sort();
  /** Until what has happened by now has been looked through: what comes after it is sent after it. */
  const lookedThrough = async () => {
    markers += 1;
    const marker = `Markör ${markers}`;
    await create(marker, { alert: { ...alert, level: 'vma' } });
    await expect.poll(() => titles().some((title) => title.includes(marker)), { timeout: 5000 }).toBe(true);
  };
  /** Until everything that is queued has been sent. @returns what was sent, by whom it was heard */
  const settled = async () => {
    await lookedThrough();
    await expect
      .poll(
        async () =>
          (await api.db.selectFrom('push_send').select('id').where('done', 'is', null).execute()).length,
        { timeout: 5000 },
      )
      .toBe(0);
    return titles().filter((title) => !title.includes('Markör'));
  };

  it('come with their level, what to do and where to read on; and say how long they are worth delivering', async () => {
    await subscribe('a');
    await start();
    const { id, slug } = await create('Rök över Övre Ås');
    await expect.poll(() => service.messages.length).toBe(1);
    const [message] = service.messages;
    expect(message?.data).toEqual({
      title: 'Allvarligt: Rök över Övre Ås',
      body: 'Gå inomhus.',
      url: `/krisinformation/${slug}`,
      tag: `alert-${id}`,
    });
    expect(message?.headers).toMatchObject({ ttl: String(48 * 3600), topic: `alert-${id}`, urgency: 'high' });
    expect(message?.headers.authorization).toMatch(/^vapid t=\S+, k=\S+$/);
  });

  it('are followed by updates, a worse level, the all-clear and being taken back, and not by corrections', async () => {
    await subscribe('a');
    await start();
    const { id } = await create('Rök');
    await expect.poll(() => service.messages.length).toBe(1);
    await change(id, { title: 'Röken' });
    const updates = [{ at: NOW.toISOString(), text: 'Röken avtar.' }];
    await change(id, { alert: { ...alert, updates } });
    await expect.poll(() => service.messages.length).toBe(2);
    expect(service.messages[1]?.data).toMatchObject({
      title: 'Nytt om Allvarligt: Röken',
      body: 'Röken avtar.',
    });
    await change(id, { alert: { ...alert, updates, level: 'vma' } });
    await expect.poll(() => service.messages.length).toBe(3);
    await change(id, { alert: { ...alert, updates, allClearAt: NOW.toISOString() } });
    await expect.poll(() => service.messages.length).toBe(4);
    await change(id, { unpublishedDate: withdrawnAt, alert: { ...alert, withdrawnAt } });
    await expect.poll(() => service.messages.length).toBe(5);
    expect(service.messages.map(({ data }) => data.title).slice(2)).toEqual([
      'Nytt om VMA: Röken',
      'Faran är över: Röken',
      'Återkallat meddelande',
    ]);
    expect(new Set(service.messages.map(({ data }) => data.tag)).size).toBe(1);
  });

  it.each([
    ['an exercise', { alert: { ...alert, isDrill: true } }],
    ['for a group', { nodeIds: [2] }],
    ['for somebody', { userIds: [3] }],
    ['a draft', { status: 'draft' }],
    ['to come', { publishedDate: new Date(NOW.getTime() + HOUR_MS).toISOString(), status: 'future' }],
    [
      'over',
      {
        unpublishedDate: new Date(NOW.getTime() - HOUR_MS).toISOString(),
        publishedDate: new Date(NOW.getTime() - 2 * HOUR_MS).toISOString(),
      },
    ],
  ])('never tell of one that visitors do not see: %s', async (_, changes) => {
    await subscribe('a');
    await start();
    await create('Hemligheten', changes);
    expect(await settled()).toEqual([]);
  });

  it('say nothing but that it is taken back of one that becomes an exercise, or is for a group', async () => {
    await subscribe('a');
    await start();
    const { id } = await create('Rök');
    await expect.poll(() => service.messages.length).toBe(1);
    await change(id, { title: 'Hemligheten', alert: { ...alert, isDrill: true } });
    await expect.poll(() => service.messages.length).toBe(2);
    expect(service.messages[1]?.data).toEqual({
      title: 'Återkallat meddelande',
      body: 'Ett krismeddelande gäller inte längre.',
      url: '/krisinformation',
      tag: `alert-${id}`,
    });
  });

  it('come by the clock when their time has come', async () => {
    await subscribe('a');
    await start();
    const publishedDate = new Date(NOW.getTime() + HOUR_MS).toISOString();
    await create('Vid halv', { publishedDate, status: 'future' });
    expect(await settled()).toEqual([]);
    now = new Date(NOW.getTime() + HOUR_MS + 1);
    api.changes.announce();
    await expect.poll(titles).toContain('a: Allvarligt: Vid halv');
  });

  it('come to those alone whose level and place it is', async () => {
    await subscribe('severe', { level: 'severe' });
    await subscribe('warning', { level: 'warning' });
    await subscribe('all');
    await subscribe('here', { municipality: 'Norråns kommun' });
    await subscribe('there', { municipality: 'Sörråns kommun' });
    await start();
    await create('Is', { alert: { ...alert, level: 'warning', municipality: 'Norråns kommun' } });
    await create('Ras', { alert: { ...alert, level: 'vma', municipality: 'Sörråns kommun' } });
    expect(await settled()).toEqual([
      'all: VMA: Ras',
      'all: Varning: Is',
      'here: Varning: Is',
      'severe: VMA: Ras',
      'there: VMA: Ras',
      'warning: VMA: Ras',
      'warning: Varning: Is',
    ]);
  });

  it('wait for the end of quiet hours, if they still stand by then; VMA does not', async () => {
    await subscribe('awake');
    await subscribe('asleep', SIESTA);
    await start();
    await create('Rök');
    const { id } = await create('Vind');
    await create('Gas', { alert: { ...alert, level: 'vma' } });
    expect(await settled()).toEqual([
      'asleep: VMA: Gas',
      'awake: Allvarligt: Rök',
      'awake: Allvarligt: Vind',
      'awake: VMA: Gas',
    ]);
    await change(id, { unpublishedDate: withdrawnAt, alert: { ...alert, withdrawnAt } });
    await expect.poll(() => titles().filter((title) => title.includes('Återkallat'))).toHaveLength(1);
    service.messages.length = 0;
    now = new Date('2026-11-20T18:00:01+01:00');
    api.changes.announce();
    await expect.poll(titles).toEqual(expect.arrayContaining(['asleep: Allvarligt: Rök']));
    expect(await settled()).toEqual(['asleep: Allvarligt: Rök']);
    expect(await api.db.selectFrom('push_postponed').selectAll().execute()).toEqual([]);
  });

  it('forget whom a push service does not know, and try those again later who could not be reached', async () => {
    for (const name of ['404', '410', '429', '500', '400', 'redirected', 'fine']) await subscribe(name);
    const ways: Record<string, [number, Record<string, string>]> = {
      ...{
        404: [404, {}],
        410: [410, {}],
        429: [429, { 'retry-after': '120' }],
        500: [500, {}],
        400: [400, {}],
      },
      redirected: [307, { location: `${service.origin}/push/fine` }],
    };
    service.intercept((name, response) => {
      const [status, headers] = ways[name] ?? [];
      if (status === undefined) return false;
      response.writeHead(status, headers).end();
      return true;
    });
    await start();
    await create('Rök');
    expect(await settled()).toEqual(['fine: Allvarligt: Rök']);
    const left = await api.db.selectFrom('push_subscription').select('endpoint').orderBy('id').execute();
    expect(left.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      '429',
      '500',
      '400',
      'redirected',
      'fine',
    ]);
    service.intercept(null);
    service.messages.length = 0;
    now = new Date(NOW.getTime() + 20_000);
    api.changes.announce();
    await expect.poll(titles).toContain('500: Allvarligt: Rök');
    expect(titles()).not.toContain('429: Allvarligt: Rök');
    now = new Date(NOW.getTime() + 121_000);
    api.changes.announce();
    await expect.poll(titles).toContain('429: Allvarligt: Rök');
  });

  it('are sent once by several processes, and go on where one was killed', async () => {
    for (let count = 0; count < 40; count += 1) await subscribe(`browser-${count}`);
    await Promise.all([start(), start(), start()]);
    await create('Rök');
    await settled();
    expect(titles().filter((title) => title.includes('Rök'))).toHaveLength(40);
    // What a process leaves behind that is killed in the middle.
    service.messages.length = 0;
    const { id } = await api.db.selectFrom('push_send').select('id').orderBy('id').executeTakeFirstOrThrow();
    const half = await api.db
      .selectFrom('push_subscription')
      .select('id')
      .orderBy('id')
      .offset(24)
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('push_send')
      .set({
        done: null,
        lease_owner: 'killed',
        lease_until: new Date(NOW.getTime() + 20_000),
        last_id: half.id,
      })
      .where('id', '=', id)
      .execute();
    await lookedThrough();
    expect(titles().filter((title) => title.includes('Rök'))).toEqual([]);
    now = new Date(NOW.getTime() + 21_000);
    api.changes.announce();
    await expect.poll(() => titles().filter((title) => title.includes('Rök')).length).toBe(15);
  });

  it('reach everybody else while a push service hangs, and publishing waits for nobody', async () => {
    const other = await startPushService();
    try {
      for (let count = 0; count < 30; count += 1) await subscribe(`hanging-${count}`);
      const mine = { level: 'information' as const, municipality: '', quiet_from: null, quiet_to: null };
      await api.db
        .insertInto('push_subscription')
        .values({ ...other.subscribe('fine'), ...mine, created: NOW })
        .execute();
      service.intercept(() => true);
      const config = { contact: 'mailto:drift@example.org', serviceOrigins: [service.origin, other.origin] };
      const push = await openPush(config, { db: api.db, now: () => now, metrics: createMetrics() });
      started.push(push);
      push.start({ changes: api.changes, log });
      const began = performance.now();
      await create('Rök');
      expect(performance.now() - began).toBeLessThan(2000);
      await expect.poll(() => other.messages.length, { timeout: 2000 }).toBe(1);
      await expect
        .poll(async () => (await api.db.selectFrom('push_postponed').selectAll().execute()).length, {
          timeout: 15_000,
        })
        .toBe(30);
    } finally {
      await other.close();
    }
  }, 30_000);

  it('are known by keys that stay, of which nothing tells the private one', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.publicKey).toBe(two.publicKey);
    expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
    expect(JSON.stringify(one)).not.toContain('private');
  });
});
