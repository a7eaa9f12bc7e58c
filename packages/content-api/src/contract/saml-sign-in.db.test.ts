import type { AttributeStyle, ResponseDescription } from '@brandpost/test-support';
import { makeSigningKeys } from '@brandpost/test-support';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { describeOnBothEngines, VISITOR_TOKEN } from './engines.fixtures.ts';
import {
  ADMINISTRATOR,
  LOGIN_PAGE,
  NEWCOMER,
  PUBLIC_ORIGIN,
  type SamlApi,
  sharedSamlApis,
  startSamlApi,
} from './saml.fixtures.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

describeOnBothEngines('signing in by SAML', (api) => {
  const samlApis = sharedSamlApis(api);
  const usual = () => samlApis.with({});
  const started: SamlApi[] = [];
  const start = async (options?: Parameters<typeof startSamlApi>[1]) => {
    const saml = await startSamlApi(api, options);
    started.push(saml);
    return saml;
  };
  afterEach(async () => {
    for (const saml of started.splice(0)) await saml.close();
  });
  afterAll(() => samlApis.close());

  describe('the account', () => {
    it.each<AttributeStyle>(['ad-fs', 'entra', 'swamid'])('is made of what %s tells', async (style) => {
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
      const own = await saml.app.inject({
        url: `/rubicore/core/v1/user/${body.user.id}`,
        headers: { authorization: `Bearer ${body.token}` },
      });
      expect(own.json().username).toBe(body.user.username);
    });

    it('is the one with that uid, and takes over the names sent last', async () => {
      const saml = await usual();
      const person = { ...ADMINISTRATOR, displayName: 'Sigrid Nygift', email: 'sigrid.nygift@example.se' };
      const { body } = await saml.signIn({ person });
      expect(body.user).toMatchObject({
        id: 1,
        username: 'sysadm01',
        displayName: 'Sigrid Nygift',
        profile: { email: 'sigrid.nygift@example.se', phone: '070-174 06 10' },
      });
      expect(body.user.roles).toMatchObject([{ key: 'rubicore-administrator' }]);
    });

    it('is never found by an e-mail address or a user name', async () => {
      const saml = await usual();
      const { email, username } = ADMINISTRATOR;
      const { body } = await saml.signIn({ person: { ...NEWCOMER, uid: 'somebody-else', email, username } });
      expect(body.user.id).not.toBe(1);
      expect(body.user.roles).toEqual([]);
      expect(body.user.username).not.toBe('sysadm01');
    });

    it('is made once when somebody new comes twice at the same moment', async () => {
      const saml = await usual();
      const person = { ...NEWCOMER, uid: 'twice-at-once', username: 'twice' };
      const answers = await Promise.all([saml.signIn({ person }), saml.signIn({ person })]);
      expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    });

    it('stays shut when it has been closed', async () => {
      const saml = await usual();
      const person = { ...NEWCOMER, uid: 'closed', username: 'closed' };
      const { body } = await saml.signIn({ person });
      await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', body.user.id).execute();
      const begun = await saml.begin();
      expect((await saml.post(begun, saml.idp.respond(begun.requestId, { person }))).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('USER_CLOSED');
    });

    it('stays shut when it is closed before the token is collected', async () => {
      const saml = await usual();
      const person = { ...NEWCOMER, uid: 'closed-later', username: 'closed-later' };
      await saml.signIn({ person });
      const begun = await saml.begin();
      const posted = await saml.post(begun, saml.idp.respond(begun.requestId, { person }));
      expect(posted.status).toBe(303);
      await api.db.updateTable('app_user').set({ is_active: false }).where('uid', '=', person.uid).execute();
      expect((await saml.token(posted.cookie)).status).toBe(403);
    });

    it('stays an administrator whatever groups are sent, when it is the last one', async () => {
      const groups = [{ group: 'Drift', role: 'rubicore-administrator' }];
      const saml = await start({ env: () => ({ SAML_GROUPS: JSON.stringify(groups) }) });
      await api.db.deleteFrom('user_role').where('role_id', '=', 1).where('user_id', '!=', 1).execute();
      const last = await saml.signIn({ person: { ...ADMINISTRATOR, groups: [] } });
      expect(last.body.user.roles).toMatchObject([{ key: 'rubicore-administrator' }]);
      await api.db.insertInto('user_role').values({ user_id: 2, role_id: 1 }).execute();
      const one = await saml.signIn({ person: { ...ADMINISTRATOR, groups: [] } });
      expect(one.body.user.roles).toEqual([]);
      await api.db.insertInto('user_role').values({ user_id: 1, role_id: 1 }).execute();
    });

    it('follows groups where the settings say so, both ways, and keeps its other roles', async () => {
      const groups = [
        { group: 'Redaktion', role: 'rubicore-editor' },
        { group: 'Norråmo', node: 2 },
        { group: 'Redaktion', role: 'no-such-role' },
      ];
      const saml = await start({ env: () => ({ SAML_GROUPS: JSON.stringify(groups) }) });
      const person = {
        ...NEWCOMER,
        uid: 'in-groups',
        username: 'in-groups',
        groups: ['Redaktion', 'Norråmo'],
      };
      const first = await saml.signIn({ person });
      expect(first.body.user.roles).toMatchObject([{ key: 'rubicore-editor' }]);
      expect(first.body.user.groups).toEqual([2]);
      await api.db.insertInto('user_node').values({ user_id: first.body.user.id, node_id: 3 }).execute();
      const second = await saml.signIn({ person: { ...person, groups: [] } });
      expect(second.body.user.roles).toEqual([]);
      expect(second.body.user.groups).toEqual([3]);
    });
  });

  describe('certificates', () => {
    it('may be two during a change-over, and no third', async () => {
      const [old, next, other] = await Promise.all(['a', 'b', 'c'].map((name) => makeSigningKeys(name)));
      const saml = await start({
        ...(old === undefined ? {} : { keys: old }),
        env: (idp) => ({
          SAML_IDP_METADATA: '',
          SAML_IDP_ENTITY_ID: idp.entityId,
          SAML_IDP_SSO_URL: idp.ssoUrl,
          SAML_IDP_CERTIFICATES: `${old?.certificate}\n${next?.certificate}`,
        }),
      });
      for (const keys of [old, next]) {
        expect((await saml.signIn({ ...(keys === undefined ? {} : { keys }) })).status).toBe(200);
      }
      const begun = await saml.begin();
      const answer = saml.idp.respond(begun.requestId, { ...(other === undefined ? {} : { keys: other }) });
      expect((await saml.post(begun, answer)).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('SIGNATURE');
    });

    it('may sign the response alone, as Keycloak does by default', async () => {
      const saml = await usual();
      expect((await saml.signIn({ signs: { assertion: false, response: true } })).status).toBe(200);
    });

    it('sign the whole response where that is asked for', async () => {
      const saml = await start({ env: () => ({ SAML_SIGNED_RESPONSE: 'on' }) });
      const begun = await saml.begin();
      expect((await saml.post(begun, saml.idp.respond(begun.requestId))).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('SIGNATURE');
      expect((await saml.signIn({ signs: { response: true } })).status).toBe(200);
    });
  });

  describe('an answer', () => {
    it('is taken once when twenty come at the same moment, by two services on one database', async () => {
      const saml = await usual();
      const begun = await saml.begin();
      const answer = saml.idp.respond(begun.requestId);
      const before = (await saml.refusals()).length;
      const posted = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          turn % 2 === 0 ? saml.post(begun, answer) : saml.postToTwin(begun, answer),
        ),
      );
      expect(posted.filter(({ status }) => status === 303)).toHaveLength(1);
      expect(posted.filter(({ status }) => status === 403)).toHaveLength(19);
      const refusals = (await saml.refusals()).slice(before);
      expect(refusals).toEqual(Array.from({ length: 19 }, () => 'REPLAYED'));
    });

    it('is refused when its assertion has been taken for another sign-in', async () => {
      const saml = await usual();
      const change = ({ assertion }: ResponseDescription) => {
        assertion.id = '_the-same-assertion';
      };
      await saml.signIn({ change });
      const begun = await saml.begin();
      expect((await saml.post(begun, saml.idp.respond(begun.requestId, { change }))).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('ASSERTION_SEEN');
    });

    it.each<[string, (response: ResponseDescription) => void]>([
      [
        'ends 55 seconds ago',
        ({ assertion }) => {
          for (const one of assertion.confirmations) one.notOnOrAfter = inSeconds(-55);
          if (assertion.conditions !== null) assertion.conditions.notOnOrAfter = inSeconds(-55);
        },
      ],
      [
        'begins in 55 seconds',
        (response) => {
          response.issueInstant = inSeconds(55);
          response.assertion.issueInstant = inSeconds(55);
          if (response.assertion.conditions !== null) response.assertion.conditions.notBefore = inSeconds(55);
        },
      ],
    ])('is taken by a clock that is not quite right: it %s', async (_name, change) => {
      expect((await (await usual()).signIn({ change })).status).toBe(200);
    });

    it('may have the conditions that are known: to be taken once, and not to be passed on', async () => {
      const saml = await usual();
      const change = ({ assertion }: ResponseDescription) => {
        if (assertion.conditions !== null) {
          assertion.conditions.othersXml = '<saml:OneTimeUse/><saml:ProxyRestriction Count="0"/>';
        }
      };
      expect((await saml.signIn({ change })).status).toBe(200);
    });

    it('is refused with the cookie of another sign-in, or with none', async () => {
      const saml = await usual();
      const [victim, attacker] = [await saml.begin(), await saml.begin()];
      const answer = saml.idp.respond(attacker.requestId);
      expect((await saml.post({ ...attacker, cookie: victim.cookie }, answer)).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('IN_RESPONSE_TO');
      const before = await saml.refusals();
      expect((await saml.post({ ...attacker, cookie: 'brandpost-saml=unknown' }, answer)).status).toBe(403);
      expect((await saml.post({ ...attacker, cookie: '' }, answer)).status).toBe(403);
      // What belongs to nobody's sign-in fills no log.
      expect(await saml.refusals()).toEqual(before);
    });

    it('is refused with another relay state', async () => {
      const saml = await usual();
      const begun = await saml.begin('mine');
      const answer = saml.idp.respond(begun.requestId);
      expect((await saml.post({ ...begun, relay: 'theirs' }, answer)).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('RELAY');
    });

    it('is refused when it comes more than ten minutes after the request', async () => {
      let aheadMs = 0;
      const saml = await start({ now: () => new Date(Date.now() + aheadMs) });
      const begun = await saml.begin();
      aheadMs = 601_000;
      expect((await saml.post(begun, saml.idp.respond(begun.requestId))).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('TRANSACTION_EXPIRED');
    });

    it('is not read when it is no form, has a field twice, or is too large', async () => {
      const saml = await usual();
      const { cookie } = await saml.begin();
      const post = (type: string, payload: string) =>
        saml.app.inject({
          method: 'POST',
          url: '/rubicore/saml/v1/acs',
          headers: { cookie, 'content-type': type },
          payload,
        });
      expect((await post('application/json', '{"SAMLResponse":"PGE+"}')).statusCode).toBe(415);
      const form = 'application/x-www-form-urlencoded';
      expect((await post(form, 'SAMLResponse=PGE&SAMLResponse=PGE')).statusCode).toBe(400);
      expect((await post(form, 'RelayState=x')).statusCode).toBe(400);
      expect((await post(form, `SAMLResponse=${'A'.repeat(7_000_000)}`)).statusCode).toBe(413);
    });
  });

  describe('the token', () => {
    it('is given once, to anyone who holds the cookie that came with the answer', async () => {
      const saml = await usual();
      const begun = await saml.begin();
      const posted = await saml.post(begun, saml.idp.respond(begun.requestId));
      expect(posted).toMatchObject({ status: 303, location: LOGIN_PAGE, body: { location: LOGIN_PAGE } });
      expect((await saml.token(begun.cookie)).status).toBe(403);
      const given = await Promise.all(Array.from({ length: 5 }, () => saml.token(posted.cookie)));
      expect(given.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
    });

    it('is not given later than 90 seconds after the answer', async () => {
      let aheadMs = 0;
      const saml = await start({ now: () => new Date(Date.now() + aheadMs) });
      const begun = await saml.begin();
      const posted = await saml.post(begun, saml.idp.respond(begun.requestId));
      aheadMs = 91_000;
      expect((await saml.token(posted.cookie)).status).toBe(403);
    });

    it('is recorded in the audit log, and is not in it', async () => {
      const saml = await usual();
      const { body } = await saml.signIn();
      const entry = await api.db
        .selectFrom('audit_entry')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({
        action: 'user.sign-in',
        entity_id: String(body.user.id),
        actor_id: body.user.id,
        after: '{"method":"saml"}',
      });
    });
  });

  describe('the request', () => {
    it('is signed with SHA-256 and says where the answer goes', async () => {
      const saml = await usual();
      const { location } = await saml.begin('relay-1');
      expect(location.startsWith(`${saml.idp.ssoUrl}?`)).toBe(true);
      expect(saml.idp.read(location)).toMatchObject({
        kind: 'AuthnRequest',
        issuer: `${PUBLIC_ORIGIN}/rubicore/saml/v1/metadata`,
        destination: saml.idp.ssoUrl,
        relayState: 'relay-1',
      });
      expect(() => saml.idp.read(location.replace('RelayState=relay-1', 'RelayState=relay-2'))).toThrow();
    });

    it.each([
      'https://www.example.com/login',
      `${PUBLIC_ORIGIN}/login/`,
      `${PUBLIC_ORIGIN}/login?next=//x`,
      `${PUBLIC_ORIGIN}.example.com/login`,
      '',
    ])('goes nowhere with the redirect %j', async (redirect) => {
      const saml = await usual();
      const { status, cookie } = await saml.send('POST', '/login', { json: { redirect } });
      expect({ status, cookie }).toEqual({ status: 422, cookie: '' });
    });

    it('may come from the intranet where there is one', async () => {
      const saml = await start({ env: () => ({ INTRANET_ORIGIN: 'https://intranat.example.se' }) });
      const json = { redirect: 'https://intranat.example.se/login' };
      expect((await saml.send('POST', '/login', { json })).status).toBe(200);
    });

    it('comes with a cookie that nothing but this service reads', async () => {
      const saml = await usual();
      const answer = await saml.app.inject({
        method: 'POST',
        url: '/rubicore/saml/v1/login',
        headers: { authorization: `Bearer ${VISITOR_TOKEN}` },
        payload: { redirect: LOGIN_PAGE },
      });
      expect(answer.headers['set-cookie']).toMatch(
        /^brandpost-saml=[\w-]{43}; Max-Age=600; Path=\/rubicore\/saml\/v1; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  });

  it('answers with metadata that say what we sign with and want signed', async () => {
    const saml = await usual();
    const answer = await saml.app.inject('/rubicore/saml/v1/metadata');
    expect(answer.headers['content-type']).toMatch('application/samlmetadata+xml');
    expect(answer.body).toContain('AuthnRequestsSigned="true"');
    expect(answer.body).toContain('WantAssertionsSigned="true"');
    expect(answer.body).toContain(`Location="${PUBLIC_ORIGIN}/rubicore/saml/v1/acs"`);
    expect(answer.body).toContain(`Location="${PUBLIC_ORIGIN}/rubicore/saml/v1/sls"`);
  });

  it('says in Swedish that it is not set, where it is not', async () => {
    const off = { status: 404, body: { message: 'Enkel inloggning är inte inställd.' } };
    const token = await api.tokenFor(1);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = async (path: string, payload: string) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/rubicore/saml/v1${path}`,
        headers: form,
        payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect(await api.send('POST', '/saml/v1/login', { body: { redirect: LOGIN_PAGE } })).toMatchObject(off);
    expect(await api.send('POST', '/saml/v1/logout', { token })).toMatchObject(off);
    expect(await api.get('/saml/v1/token')).toMatchObject(off);
    expect(await api.get('/saml/v1/metadata')).toMatchObject(off);
    expect(await post('/acs', 'SAMLResponse=PGE')).toMatchObject(off);
    expect(await post('/sls', 'SAMLRequest=PGE')).toMatchObject(off);
  });
});
