import type { Person } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdministrator } from '../bootstrap/create-administrator.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { NEWCOMER, type SamlApi, startSamlApi } from './saml.fixtures.ts';

describeOnBothEngines('an account that was made here', (api) => {
  let saml: SamlApi;
  beforeAll(async () => {
    saml = await startSamlApi(api);
  });
  afterAll(() => saml.close());

  const send = async (method: 'POST' | 'PUT', path: string, userId: number, body: object) => {
    const headers = { authorization: `Bearer ${await api.tokenFor(userId)}` };
    const answer = await saml.app.inject({ method, url: `/rubicore/core/v1${path}`, headers, payload: body });
    return { status: answer.statusCode, body: answer.json() };
  };
  const personNamed = (uid: string): Person => ({ ...NEWCOMER, uid, username: 'sent-by-another' });
  const make = async (username: string) => {
    const names = { username, firstName: 'Nya', lastName: 'Lokala' };
    const made = await send('POST', '/user', 1, names);
    expect(made.status).toBe(201);
    return made.body;
  };

  it('is nobody at the identity provider, whatever people are called there', async () => {
    const made = await make('lokal01');
    expect(made.uid).not.toContain('lokal01');
    expect((await make('lokal02')).uid).not.toBe(made.uid);
    const { body } = await saml.signIn({ person: personNamed('lokal01') });
    expect(body.user.id).not.toBe(made.id);
  });

  it('is nobody there either when it is an administrator of the command line', async () => {
    const account = {
      username: 'chef01',
      firstName: 'Nya',
      lastName: 'Chefen',
      password: 'ett långt lösenord',
    };
    const id = await api.db.transaction().execute((trx) => createAdministrator(trx, account, new Date()));
    expect(id).not.toBeNull();
    const { body } = await saml.signIn({ person: personNamed('chef01') });
    expect(body.user).toMatchObject({ roles: [] });
    expect(body.user.id).not.toBe(id);
  });

  it('is somebody there once an administrator says who', async () => {
    const made = await make('lokal03');
    const uid = 'a1b2c3d4-0000-4000-8000-00000000dcba';
    expect((await send('PUT', `/user/${made.id}`, made.id, { uid })).status).toBe(403);
    expect((await send('PUT', `/user/${made.id}`, 1, { uid })).status).toBe(200);
    const { body } = await saml.signIn({ person: personNamed(uid) });
    expect(body.user.id).toBe(made.id);
  });

  it.each([' sysadm01 ', 'sysadm01 ', '\tsysadm01', '\u00a0sysadm01'])(
    'is not found by a uid that is like its own but for spaces: %j',
    async (uid) => {
      const begun = await saml.begin();
      const posted = await saml.post(begun, saml.idp.respond(begun.requestId, { person: personNamed(uid) }));
      expect(posted.status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('UID');
    },
  );
});
