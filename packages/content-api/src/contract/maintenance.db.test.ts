import { expect, it } from 'vitest';
import { endLinkCheck } from '../external-links/link-records.ts';
import { noteBackup } from '../maintenance/last-backup.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const OFF = { isOn: false, text: null, until: null };
const LATER = new Date(NOW.getTime() + 3_600_000).toISOString();

describeOnBothEngines('a site that is closed for maintenance', (api) => {
  const set = async (body: unknown, userId = 1) =>
    await api.send('PUT', '/maintenance', { token: await api.tokenFor(userId), body });
  const write = async (userId: number) =>
    await api.send('POST', '/post', {
      token: await api.tokenFor(userId),
      body: { type: 'news', title: 'Övning', status: 'draft' },
    });

  it('is closed by those who may, announced to everybody, and known to the log', async () => {
    expect((await api.get('/maintenance')).body).toEqual(OFF);
    expect((await set({ isOn: true, text: null, until: null }, 3)).status).toBe(403);
    const closed = { isOn: true, text: 'Vi byter server.', until: LATER };
    expect((await set({ ...closed, text: '  Vi byter server. ' })).body).toEqual(closed);
    expect((await api.get('/maintenance')).body).toEqual(closed);
    const [entry] = (await api.get('/audit?perPage=1', await api.tokenFor(1))).body;
    expect(entry).toMatchObject({ action: 'installation.maintenance', before: OFF, after: closed });
  });

  it('can be read as before, and written by those alone who may open it', async () => {
    expect((await api.get('/post?type=alert')).total).toBe(3);
    const refused = await write(3);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'UNDER_MAINTENANCE',
      '60',
    ]);
    expect((await write(1)).status).toBe(201);
  });

  it('lets people come and go', async () => {
    const wrong = { body: { username: 'bentes01', password: 'fel' } };
    expect((await api.send('POST', '/user/login', wrong)).status).toBe(401);
  });

  it('opens by itself when its time is up, and when it is opened', async () => {
    const { db } = api;
    const past = { isOn: true, text: null, until: new Date(NOW.getTime() - 1).toISOString() };
    await db
      .updateTable('installation')
      .set({ value: JSON.stringify(past) })
      .where('key', '=', 'maintenance')
      .execute();
    expect((await api.get('/maintenance')).body).toEqual(OFF);
    expect((await write(3)).status).toBe(201);
    await set({ isOn: true, text: null, until: null });
    expect((await set(OFF)).body).toEqual(OFF);
    expect((await write(3)).status).toBe(201);
  });

  it.each([
    ['an end that has passed', { isOn: true, text: null, until: NOW.toISOString() }, 422],
    ['an end that is no time', { isOn: true, text: null, until: 'i morgon' }, 400],
    ['a text that nobody reads', { isOn: true, text: 'x'.repeat(251), until: null }, 400],
    ['nothing', {}, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await set(body)).status).toBe(status);
    expect((await api.get('/maintenance')).body).toEqual(OFF);
  });

  it('says how its parts are to those who may know', async () => {
    expect((await api.get('/system', await api.tokenFor(3))).status).toBe(403);
    const { body } = await api.get('/system', await api.tokenFor(1));
    expect(body.database.version).toMatch(/^\d+/);
    expect(body.media).toEqual({ state: 'working', pending: 27, missing: 0 });
    expect(body.auditLog.entries).toBeGreaterThan(0);
    expect(body.notices).toEqual({ state: 'well', hasEmail: true, waiting: 0, failed: 0 });
    expect(body.linkCheck).toEqual({ state: 'well', isScheduled: false, endedAt: null, isCutOff: false });
    await endLinkCheck(api.db, { asked: 3, isCutOff: true }, NOW);
    const cutOff = (await api.get('/system', await api.tokenFor(1))).body.linkCheck;
    expect(cutOff).toMatchObject({ state: 'ill', endedAt: NOW.toISOString(), isCutOff: true });
  });

  it('says when the newest backup was written, and that there is none, or only an old one', async () => {
    const token = await api.tokenFor(1);
    const backup = async () => (await api.get('/system', token)).body.backup;
    expect(await backup()).toEqual({ state: 'ill', madeDate: null });
    const startedMs = Date.parse((await api.get('/system', token)).body.startedDate);
    const [old, fresh] = [9, 1].map((days) => new Date(startedMs - days * 86_400_000).toISOString());
    await noteBackup(api.db, old ?? '');
    expect(await backup()).toEqual({ state: 'ill', madeDate: old });
    await noteBackup(api.db, fresh ?? '');
    expect(await backup()).toEqual({ state: 'well', madeDate: fresh });
  });
});
