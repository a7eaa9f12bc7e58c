import type { AttributeStyle } from '@brandpost/test-support';
import { afterEach, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { ADMINISTRATOR, LOGIN_PAGE, NEWCOMER, type SamlApi, startSamlApi } from './saml.fixtures.ts';

describeOnBothEngines('signing in by SAML', (api) => {
  const started: SamlApi[] = [];
  const start = async (options?: Parameters<typeof startSamlApi>[1]) => {
    const saml = await startSamlApi(api, options);
    started.push(saml);
    return saml;
  };
  afterEach(async () => {
    for (const saml of started.splice(0)) await saml.close();
  });

  it.each<AttributeStyle>(['ad-fs', 'entra', 'swamid'])(
    'makes an account of what %s tells',
    async (style) => {
      const saml = await start({ style });
      const person = { ...NEWCOMER, uid: `${style}-uid`, username: `ny-${style}` };
      const { status, body } = await saml.signIn({ person });
      expect(status).toBe(200);
      expect(body).toMatchObject({ type: 'user', status: 'active' });
      expect(body.user).toMatchObject({
        uid: person.uid,
        firstName: 'Nya',
        lastName: 'Anställd',
        displayName: 'Nya Anställd',
        roles: [],
        groups: [],
        capabilities: [],
        profile: { email: 'nya.anstalld@example.se' },
      });
      expect(
        (
          await saml.app.inject({
            url: `/rubicore/core/v1/user/${body.user.id}`,
            headers: { authorization: `Bearer ${body.token}` },
          })
        ).statusCode,
      ).toBe(200);
    },
  );

  it('lets somebody in to the account that has their uid, with the names told last', async () => {
    const saml = await start();
    const person = { ...ADMINISTRATOR, displayName: 'Sigrid Nygift', email: 'sigrid.nygift@example.se' };
    const { body } = await saml.signIn({ person });
    expect(body.user).toMatchObject({
      id: 1,
      username: 'sysadm01',
      displayName: 'Sigrid Nygift',
      profile: { email: 'sigrid.nygift@example.se', phone: '070-174 06 10' },
    });
    expect(body.user.roles).toMatchObject([{ key: 'rubicore-administrator' }]);
    expect(LOGIN_PAGE).toBe('https://www.example.se/login');
  });
});
