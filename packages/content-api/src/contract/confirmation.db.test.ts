import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const PASSWORD = 'tre små hästar i hagen';
const MINUTE_MS = 60_000;

describeOnBothEngines('what matters most', (api) => {
  beforeAll(async () => {
    const password_hash = await hashPassword(PASSWORD);
    await api.db.updateTable('app_user').set({ password_hash }).where('id', 'in', [1, 5]).execute();
  });
  beforeEach(async () => {
    await api.db.deleteFrom('sign_in_failure').execute();
  });

  /** Somebody who signed in, or confirmed who they are, so long ago. */
  const signedInFor = async (userId: number, minutes: number) => {
    const token = await api.tokenFor(userId);
    const confirmed = new Date(NOW.getTime() - minutes * MINUTE_MS);
    await api.db.updateTable('token').set({ confirmed }).where('hash', '=', tokenHash(token)).execute();
    return token;
  };
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown) =>
    api.send(method, path, { token, ...(body === undefined ? {} : { body }) });
  const confirm = (token: string, password: string) =>
    send('POST', '/user/confirmation', token, { password });
  const given = { password: 'fyra gula kor på ängen' };
  const account = { username: 'nyanst03', firstName: 'Nya', lastName: 'Nstälda' };

  it.each([
    ['one’s own e-mail address', 5, 'PUT', '/user/5', { profile: { email: 'ny@example.se' } }],
    ['one’s own phone number', 5, 'PUT', '/user/5', { profile: { phone: '070-1' } }],
    ['a password for another', 1, 'PUT', '/user/7/password', given],
    ['an account with a password', 1, 'POST', '/user', { ...account, ...given }],
    ['the administrators’ role', 1, 'POST', '/user/9/role/1', undefined],
  ] as const)('asks who one is again: %s', async (_, userId, method, path, body) => {
    const token = await signedInFor(userId, 11);
    const asked = await send(method, path, token, body);
    expect([asked.status, asked.body.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
    expect((await confirm(token, PASSWORD)).status).toBe(200);
    expect([200, 201]).toContain((await send(method, path, token, body)).status);
  });

  it('asks who one is again before an administrator is one no more', async () => {
    const token = await signedInFor(1, 11);
    await api.db
      .insertInto('user_role')
      .values({ user_id: 9, role_id: 1 })
      .onConflict((known) => known.doNothing())
      .execute();
    const refused = await send('DELETE', '/user/9/role/1', token);
    expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
    await confirm(token, PASSWORD);
    expect((await send('DELETE', '/user/9/role/1', token)).status).toBe(200);
  });

  it('asks before all that is kept of somebody is handed out, and no more for ten minutes', async () => {
    const old = await signedInFor(5, 11);
    expect((await api.get('/user/5/export', old)).body.code).toBe('CONFIRMATION_NEEDED');
    expect((await api.get('/user/5/export', await signedInFor(5, 9))).status).toBe(200);
    // A token that is made with another is as old as that one.
    const made = await send('POST', '/token', old, { type: 'user' });
    expect((await api.get('/user/5/export', made.body.token)).status).toBe(403);
  });

  it('is not asked for the rest', async () => {
    const token = await signedInFor(5, 600);
    expect((await send('PUT', '/user/5', token, { profile: { address: 'Ny gata 1' } })).status).toBe(200);
    expect((await api.get('/user/5', token)).status).toBe(200);
    const manager = await signedInFor(1, 600);
    expect((await send('POST', '/user/8/role/3', manager)).status).toBe(200);
  });

  it('is not confirmed by guessing, nor by anyone who has no password here', async () => {
    const token = await signedInFor(5, 600);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await confirm(token, `fel ${index}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const farida = await signedInFor(8, 600);
    expect((await confirm(farida, PASSWORD)).body.code).toBe('NO_OWN_PASSWORD');
  });
});
