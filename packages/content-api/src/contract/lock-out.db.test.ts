import { beforeAll, beforeEach, expect, it } from 'vitest';
import { THE_SYSTEM } from '../changes/actor.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { createHashQueue } from '../passwords/hash-queue.ts';
import { signInByPassword } from '../sign-in/routes.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const PASSWORD = 'tre små hästar i hagen';

describeOnBothEngines('a lock-out', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    const password_hash = await hashPassword(PASSWORD);
    await api.db.updateTable('app_user').set({ password_hash }).where('id', 'in', [2, 5, 6, 7]).execute();
  });
  beforeEach(async () => {
    await api.db.deleteFrom('sign_in_failure').execute();
  });

  const signIn = (username: string, password: string, address: string, device?: string) =>
    api.send('POST', '/user/login', {
      body: { username, password, ...(device === undefined ? {} : { device }) },
      headers: { 'x-forwarded-for': address },
    });
  const fail = async (username: string, times: number, address: string) => {
    const statuses = new Set<number>();
    for (let index = 0; index < times; index += 1) {
      statuses.add((await signIn(username, `fel ${index}`, address)).status);
    }
    return [...statuses];
  };
  const lockEntries = () =>
    api.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_id'])
      .where('action', '=', 'user.sign-in-locked')
      .execute();

  it('of a name at one address shuts nobody out who signs in with that name elsewhere', async () => {
    expect(await fail('annexe01', 12, '192.0.2.1')).toEqual([401, 429]);
    expect((await signIn('annexe01', PASSWORD, '192.0.2.1')).status).toBe(429);
    expect((await signIn('annexe01', PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  it('does not come over colleagues at one address because of one phone with an old password', async () => {
    await fail('annexe01', 12, '192.0.2.1');
    await fail('bentes01', 12, '192.0.2.1');
    for (const username of ['davdem01', 'elimal01', 'farpah01']) {
      expect((await signIn(username, PASSWORD, '192.0.2.1')).status, username).toBe(200);
    }
  });

  it('of many addresses becomes a delay that grows, and never more than a minute', async () => {
    for (let index = 0; index < 20; index += 1) await signIn('davdem01', 'fel', `198.51.100.${index}`);
    const waits: number[] = [];
    for (let index = 20; index < 30; index += 1) {
      const { status, headers } = await signIn('davdem01', 'fel', `198.51.100.${index}`);
      expect(status).toBe(429);
      waits.push(Number(headers['retry-after']));
      await makeOlder(Number(headers['retry-after']));
      expect((await signIn('davdem01', 'fel', `203.0.113.${index}`)).status).toBe(401);
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...waits)).toBe(60);
  });

  const makeOlder = async (seconds: number) => {
    const rows = await api.db.selectFrom('sign_in_failure').select(['id', 'at']).execute();
    for (const { id, at } of rows) {
      await api.db
        .updateTable('sign_in_failure')
        .set({ at: new Date(at.getTime() - seconds * 1000) })
        .where('id', '=', id)
        .execute();
    }
  };

  it('does not concern a browser that has signed in before with that name', async () => {
    const { body } = await signIn('elimal01', PASSWORD, '192.0.2.9');
    expect(body.device).toMatch(/^[\w-]{43}$/);
    await fail('elimal01', 15, '192.0.2.9');
    for (let index = 0; index < 25; index += 1) await signIn('elimal01', 'fel', `198.51.100.${index}`);
    expect((await signIn('elimal01', PASSWORD, '192.0.2.9')).status).toBe(429);
    const again = await signIn('elimal01', PASSWORD, '192.0.2.9', body.device);
    expect([again.status, again.body.device]).toEqual([200, body.device]);
    // It is known for that name alone, and has no more tries than others.
    expect((await signIn('elimal01', 'fel', '192.0.2.9', 'x'.repeat(43))).status).toBe(429);
    for (let index = 0; index < 10; index += 1) {
      expect((await signIn('elimal01', 'fel', '192.0.2.9', body.device)).status).toBe(401);
    }
    expect((await signIn('elimal01', PASSWORD, '192.0.2.9', body.device)).status).toBe(429);
  });

  it('is not lengthened by tries that are made while it lasts', async () => {
    await fail('farpah01', 10, '192.0.2.1');
    const first = Number((await signIn('farpah01', PASSWORD, '192.0.2.1')).headers['retry-after']);
    await makeOlder(300);
    await fail('farpah01', 25, '192.0.2.1');
    const { headers } = await signIn('farpah01', PASSWORD, '192.0.2.1');
    expect(Number(headers['retry-after'])).toBe(first - 300);
    await makeOlder(first - 300);
    expect((await signIn('farpah01', PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('lets few of a thousand tries at once reach the hash, by name and by network', async () => {
    const byName = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        signIn('farpah01', `fel ${index}`, `2001:db8:1:2::${index.toString(16)}`),
      ),
    );
    expect(byName.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    const byNetwork = await Promise.all(
      Array.from({ length: 160 }, (_, index) =>
        signIn(`namn${index}`, 'x', `2001:db8:1:3::${index.toString(16)}`),
      ),
    );
    expect(byNetwork.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(100);
    expect((await signIn('davdem01', PASSWORD, '2001:db8:1:4::1')).status).toBe(200);
  });

  it('is recorded once in the audit log, and each wrong password not at all', async () => {
    const count = async () =>
      (await api.db.selectFrom('audit_entry').select('id').execute()).length - (await lockEntries()).length;
    const [before, locks] = [await count(), (await lockEntries()).length];
    await fail('farpah01', 15, '192.0.2.1');
    expect(await count()).toBe(before);
    expect((await lockEntries()).slice(locks)).toEqual([{ action: 'user.sign-in-locked', entity_id: '7' }]);
  });

  it('can be followed in the log by hashes, with neither name nor address', async () => {
    const lines: string[] = [];
    const log = { warn: (fields: unknown, text?: string) => lines.push(JSON.stringify([fields, text])) };
    const deps = { db: api.db, now: () => NOW, hashQueue: createHashQueue(), logKey: Buffer.alloc(32, 7) };
    const tryAs = (username: string, address: string) =>
      signInByPassword(
        deps,
        { username, address, password: 'fel', device: null },
        { by: THE_SYSTEM, log: log as never },
      ).catch(() => {});
    for (const username of ['davdem01', 'finns-inte']) await tryAs(username, '2001:db8:9:9::1');
    await tryAs('davdem01', '2001:db8:9:9::2');
    const [first, second, third] = lines.map((line) => JSON.parse(line)[0]);
    expect(first).toMatchObject({ userId: 5, nameHash: third.nameHash, addressHash: third.addressHash });
    expect(second).toMatchObject({ userId: null, addressHash: first.addressHash });
    expect(second.nameHash).not.toBe(first.nameHash);
    expect(lines.join()).not.toMatch(/davdem|finns-inte|2001/);
  });

  it('is ended by those who manage users', async () => {
    await fail('farpah01', 10, '192.0.2.1');
    expect((await signIn('farpah01', PASSWORD, '192.0.2.1')).status).toBe(429);
    const employee = await api.tokenFor(5);
    const isLocked = async (id: number) => (await api.get(`/user/${id}`, administrator)).body.isLocked;
    expect([await isLocked(7), await isLocked(5)]).toEqual([true, false]);
    expect((await api.get('/user/7', employee)).body).not.toHaveProperty('isLocked');
    expect((await api.send('DELETE', '/user/7/lock', { token: employee })).status).toBe(403);
    expect((await api.send('DELETE', '/user/7/lock', { token: administrator })).status).toBe(200);
    expect(await isLocked(7)).toBe(false);
    expect((await signIn('farpah01', PASSWORD, '192.0.2.1')).status).toBe(200);
    const { action, entity_id, actor_id } = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_id', 'actor_id'])
      .where('action', '=', 'user.unlock')
      .executeTakeFirstOrThrow();
    expect([action, entity_id, actor_id]).toEqual(['user.unlock', '7', 1]);
  });
});
