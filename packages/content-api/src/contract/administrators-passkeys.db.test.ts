import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { givePassword, PASSWORD, passkeyBrowser } from './passkeys.fixtures.ts';

const ADMINISTRATOR = 1;
const OTHER = 2;

describeOnBothEngines('an administrator of a service that others can reach', (api) => {
  beforeAll(async () => {
    await givePassword(api, [ADMINISTRATOR, OTHER, 5]);
    api.passkeys.isNeededByAdministrators = true;
  });
  afterAll(() => {
    api.passkeys.isNeededByAdministrators = false;
  });
  beforeEach(async () => {
    await api.db.deleteFrom('passkey').execute();
  });
  const codeOf = async (path: string, token: string) => {
    const { status, body } = await api.get(path, token);
    return [status, body.code];
  };

  it('is led to make a passkey before anything else', async () => {
    const browser = passkeyBrowser(api);
    const { body } = await browser.signIn('sysadm01');
    expect(body.user.mustDo).toBe('add-passkey');
    for (const path of ['/user', '/user/5', '/my-post', '/audit', '/token', '/user/1/export']) {
      expect(await codeOf(path, body.token), path).toEqual([403, 'PASSKEY_MISSING']);
    }
    const given = { token: body.token, body: { password: 'fyra gula kor på ängen', current: PASSWORD } };
    expect((await api.send('PUT', '/user/1/password', given)).body.code).toBe('PASSKEY_MISSING');
    expect((await api.send('POST', '/token', { token: body.token, body: { type: 'user' } })).status).toBe(
      403,
    );
    // What everybody may read is read as everybody does.
    expect((await api.get('/post?perPage=99', body.token)).total).toBe(
      (await api.get('/post?perPage=99')).total,
    );
    expect((await browser.add(body.token)).status).toBe(201);
    // It has been used to be made: this sign-in goes on.
    expect((await api.get('/user/1', body.token)).body).not.toHaveProperty('mustDo');
    expect((await api.get('/audit', body.token)).status).toBe(200);
  });

  it('with a passkey gets nowhere with the password alone', async () => {
    const browser = passkeyBrowser(api);
    await browser.add((await browser.signIn('sysadm01')).body.token);
    const { token, user } = (await browser.signIn('sysadm01')).body;
    expect(user.mustDo).toBe('use-passkey');
    expect(await codeOf('/audit', token)).toEqual([403, 'PASSKEY_NEEDED']);
    // Anyone who knows the password alone makes no passkey of their own, nor another password.
    expect((await passkeyBrowser(api).add(token)).body.code).toBe('PASSKEY_NEEDED');
    const given = { password: 'fyra gula kor på ängen', current: PASSWORD };
    expect((await api.send('PUT', '/user/1/password', { token, body: given })).body.code).toBe(
      'PASSKEY_NEEDED',
    );
    expect(
      (await api.send('POST', '/user/confirmation', { token, body: { password: PASSWORD } })).status,
    ).toBe(403);
    expect((await browser.confirm(token)).status).toBe(200);
    expect((await api.get('/audit', token)).status).toBe(200);
    // A token that is made with it is as good, and another sign-in is not.
    const made = await api.send('POST', '/token', { token, body: { type: 'user' } });
    expect((await api.get('/audit', made.body.token)).status).toBe(200);
    expect(await codeOf('/audit', (await browser.signIn('sysadm01')).body.token)).toEqual([
      403,
      'PASSKEY_NEEDED',
    ]);
  });

  it('who signs in with a passkey is asked for nothing more', async () => {
    const browser = passkeyBrowser(api);
    await browser.add((await browser.signIn('sysadm01')).body.token);
    const { body } = await browser.signInByPasskey();
    expect(body.user).not.toHaveProperty('mustDo');
    expect((await api.get('/audit', body.token)).status).toBe(200);
  });

  it('with a password for one time uses the passkey first, and then chooses a password', async () => {
    const browser = passkeyBrowser(api);
    await browser.add((await browser.signIn('sysadm01')).body.token);
    await api.db
      .updateTable('app_user')
      .set({ must_change_password: true })
      .where('id', '=', ADMINISTRATOR)
      .execute();
    const { token, user } = (await browser.signIn('sysadm01')).body;
    expect(user.mustDo).toBe('use-passkey');
    await browser.confirm(token);
    expect((await api.get('/user/1', token)).body.mustDo).toBe('change-password');
    await api.db
      .updateTable('app_user')
      .set({ must_change_password: false })
      .where('id', '=', ADMINISTRATOR)
      .execute();
  });

  it('may be anybody from one moment to the next', async () => {
    const { body } = await passkeyBrowser(api).signIn('davdem01');
    expect(body.user).not.toHaveProperty('mustDo');
    await api.db.insertInto('user_role').values({ user_id: 5, role_id: 1 }).execute();
    expect((await api.get('/user/5', body.token)).body.mustDo).toBe('add-passkey');
    await api.db.deleteFrom('user_role').where('user_id', '=', 5).where('role_id', '=', 1).execute();
    expect((await api.get('/user/5', body.token)).body).not.toHaveProperty('mustDo');
  });

  it('who comes by single sign-on is not asked for one', async () => {
    const token = await api.tokenFor(ADMINISTRATOR);
    await api.db.updateTable('token').set({ signed_in_by: 'saml' }).execute();
    expect((await api.get('/audit', token)).status).toBe(200);
  });

  it('gets in while the site is closed for maintenance, to open it', async () => {
    const browser = passkeyBrowser(api);
    const closed = { isOn: true, text: null, until: null };
    const set = (token: string, body: object) => api.send('PUT', '/maintenance', { token, body });
    expect((await set(await api.tokenFor(OTHER), closed)).status).toBe(200);
    const { token } = (await browser.signIn('sysadm01')).body;
    expect((await browser.add(token)).status).toBe(201);
    const again = (await browser.signIn('sysadm01')).body.token;
    expect((await browser.confirm(again)).status).toBe(200);
    const straight = await browser.signInByPasskey();
    expect((await set(straight.body.token, { ...closed, isOn: false })).status).toBe(200);
  });

  it('who has lost their passkey is helped by another, and is led to make a new one', async () => {
    const lost = passkeyBrowser(api);
    const { body } = await lost.add((await lost.signIn('sysadm01')).body.token);
    const other = passkeyBrowser(api);
    const { token } = (await other.signIn('annexe01')).body;
    await other.add(token);
    expect((await api.send('DELETE', `/user/1/passkey/${body.id}`, { token })).status).toBe(200);
    expect((await lost.signIn('sysadm01')).body.user.mustDo).toBe('add-passkey');
  });

  it('whose passkeys were made for another name of the service is led to make a new one, not shut out', async () => {
    const browser = passkeyBrowser(api);
    await browser.add((await browser.signIn('sysadm01')).body.token);
    api.passkeys.rpId = 'example.se';
    expect((await browser.signIn('sysadm01')).body.user.mustDo).toBe('add-passkey');
    api.passkeys.rpId = 'localhost';
    expect((await browser.signIn('sysadm01')).body.user.mustDo).toBe('use-passkey');
  });
});
