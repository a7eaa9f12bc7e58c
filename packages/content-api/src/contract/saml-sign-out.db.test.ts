import { makeSigningKeys } from '@brandpost/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { LOGIN_PAGE, NEWCOMER, type SamlApi, startSamlApi } from './saml.fixtures.ts';

describeOnBothEngines('signing out by SAML', (api) => {
  let saml: SamlApi;
  beforeAll(async () => {
    saml = await startSamlApi(api);
  });
  afterAll(() => saml.close());

  const isValid = async (token: string) => {
    const { status } = await api.get('/token', token);
    return status === 200;
  };
  const signIn = async (sessionIndex: string) => (await saml.signIn({ sessionIndex })).body;
  const ask = (samlRequest: string) =>
    saml.send('POST', '/sls', { form: { SAMLRequest: samlRequest, RelayState: 'x' } });

  describe('here first', () => {
    it('ends the token at once and sends a signed request with name and session', async () => {
      const { token } = await signIn('index-of-this-one');
      const other = await signIn('index-of-another');
      const { status, body } = await saml.send('POST', '/logout', { token });
      expect(status).toBe(200);
      expect(body.location.startsWith(`${saml.idp.sloUrl}?`)).toBe(true);
      expect(saml.idp.read(body.location)).toMatchObject({
        kind: 'LogoutRequest',
        nameId: NEWCOMER.uid,
        sessionIndex: 'index-of-this-one',
        destination: saml.idp.sloUrl,
      });
      expect(await isValid(token)).toBe(false);
      expect(await isValid(other.token)).toBe(true);
    });

    it('takes the answer of the identity provider once', async () => {
      const { token } = await signIn('answered');
      const { body } = await saml.send('POST', '/logout', { token });
      const form = { SAMLResponse: saml.idp.logoutResponse(saml.idp.read(body.location).id) };
      expect(await saml.send('POST', '/sls', { form })).toMatchObject({ status: 303, location: LOGIN_PAGE });
      expect((await saml.send('POST', '/sls', { form })).status).toBe(403);
    });

    it('takes no answer that is unsigned, from elsewhere, a failure, or to nothing that was asked', async () => {
      const { token } = await signIn('not-answered');
      const { body } = await saml.send('POST', '/logout', { token });
      const { id } = saml.idp.read(body.location);
      const keys = await makeSigningKeys('Någon annan');
      const wrong = [
        saml.idp.logoutResponse(id, { signs: { response: false } }),
        saml.idp.logoutResponse(id, { keys }),
        saml.idp.logoutResponse(id, { hash: 'sha1' }),
        saml.idp.logoutResponse('_nothing'),
        saml.idp.logoutResponse(id, {
          change: (response) => {
            response.status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
          },
        }),
        saml.idp.logoutResponse(id, {
          change: (response) => {
            response.destination = 'https://www.example.com/sls';
          },
        }),
        saml.idp.logoutResponse(id, {
          change: (response) => {
            response.inResponseTo = null;
          },
        }),
      ];
      for (const SAMLResponse of wrong) {
        expect((await saml.send('POST', '/sls', { form: { SAMLResponse } })).status).toBe(403);
      }
    });

    it('ends a sign-in by password without going to the identity provider', async () => {
      const token = await api.tokenFor(3);
      const { body } = await saml.send('POST', '/logout', { token });
      expect(body.location).toBe(LOGIN_PAGE);
      expect(await isValid(token)).toBe(false);
    });

    it('ends what somebody does as another', async () => {
      const { token, user } = await signIn('with-another');
      const masked = await api.db
        .insertInto('token')
        .values({
          hash: Buffer.from('masked-by-saml'),
          type: 'masquerade',
          user_id: 3,
          masked_by: user.id,
          issued: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saml.send('POST', '/logout', { token });
      const row = await api.db
        .selectFrom('token')
        .select('revoked')
        .where('id', '=', masked.id)
        .executeTakeFirstOrThrow();
      expect(row.revoked).not.toBeNull();
    });
  });

  describe('at the identity provider first', () => {
    it('ends the session that is named, and no other, and is answered with a signed message', async () => {
      const [one, other] = [await signIn('one'), await signIn('other')];
      const request = saml.idp.logoutRequest({ nameId: NEWCOMER.uid, sessionIndex: 'one' });
      const answer = await ask(request);
      expect(answer.status).toBe(303);
      expect(saml.idp.read(answer.location ?? '')).toMatchObject({
        kind: 'LogoutResponse',
        relayState: 'x',
        destination: saml.idp.sloUrl,
      });
      expect([await isValid(one.token), await isValid(other.token)]).toEqual([false, true]);
      // The same words a second time.
      expect((await ask(request)).status).toBe(403);
    });

    it('ends every session of the name when none is named', async () => {
      const tokens = [(await signIn('first')).token, (await signIn('second')).token];
      expect((await ask(saml.idp.logoutRequest({ nameId: NEWCOMER.uid, sessionIndex: null }))).status).toBe(
        303,
      );
      expect(await Promise.all(tokens.map(isValid))).toEqual([false, false]);
    });

    it('ends nothing when the request is not what it should be', async () => {
      const { token } = await signIn('kept');
      const session = { nameId: NEWCOMER.uid, sessionIndex: 'kept' };
      const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      const wrong = [
        saml.idp.logoutRequest(session, { signs: { response: false } }),
        saml.idp.logoutRequest(session, { keys: await makeSigningKeys('Någon annan') }),
        saml.idp.logoutRequest(session, { hash: 'sha1' }),
        saml.idp.logoutRequest(
          { ...session, nameId: 'sysadm01' },
          {
            after: (xml) => xml.replace('sysadm01', NEWCOMER.uid),
          },
        ),
        ...[
          { issuer: 'https://idp.example.com' },
          { destination: 'https://www.example.com/sls' },
          { destination: null },
          { notOnOrAfter: minutesAgo(2) },
          { issueInstant: minutesAgo(7) },
        ].map((change) =>
          saml.idp.logoutRequest(session, { change: (request) => Object.assign(request, change) }),
        ),
      ];
      for (const request of wrong) expect((await ask(request)).status).toBe(403);
      expect(await isValid(token)).toBe(true);
    });

    it('is not taken from the address of a form', async () => {
      const { token } = await signIn('by-address-of-a-form');
      const session = { nameId: NEWCOMER.uid, sessionIndex: 'by-address-of-a-form' };
      const message = saml.idp.logoutRequest(session, { signs: { response: false } });
      const posted = await saml.app.inject({
        method: 'POST',
        url: `/rubicore/saml/v1/sls?${saml.idp.query('SAMLRequest', message)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect(posted.statusCode).toBe(400);
      expect(await isValid(token)).toBe(true);
    });
  });

  describe('by address', () => {
    const byAddress = (query: string) => saml.send('GET', `/sls?${query}`);
    const unsigned = { signs: { response: false } };
    const requestFor = (sessionIndex: string) =>
      saml.idp.logoutRequest({ nameId: NEWCOMER.uid, sessionIndex }, unsigned);

    it.each([
      ['as most write it', {}],
      ['as AD FS writes it', { lowerCaseEscapes: true }],
      ['with SHA-512', { hash: 'sha512' as const }],
      ['with a relay of the identity provider', { relayState: 'https://idp.example.se/?a=b c' }],
    ])('ends the session that is named, %s, once', async (name, addressing) => {
      const { token } = await signIn(name);
      const query = saml.idp.query('SAMLRequest', requestFor(name), addressing);
      const answer = await byAddress(query);
      expect(answer.status).toBe(303);
      expect(saml.idp.read(answer.location ?? '')).toMatchObject({
        kind: 'LogoutResponse',
        relayState: 'relayState' in addressing ? addressing.relayState : '',
        destination: saml.idp.sloUrl,
      });
      expect(await isValid(token)).toBe(false);
      expect((await byAddress(query)).status).toBe(403);
    });

    it('takes the answer to a request of ours, once', async () => {
      const { token } = await signIn('answered-by-address');
      const { body } = await saml.send('POST', '/logout', { token });
      const message = saml.idp.logoutResponse(saml.idp.read(body.location).id, unsigned);
      const query = saml.idp.query('SAMLResponse', message);
      expect(await byAddress(query)).toMatchObject({ status: 303, location: LOGIN_PAGE });
      expect((await byAddress(query)).status).toBe(403);
    });

    it('ends nothing when what is signed is not what came', async () => {
      const { token } = await signIn('kept-by-address');
      const message = requestFor('kept-by-address');
      const strangers = await makeSigningKeys('Någon annan');
      const signed = saml.idp.query('SAMLRequest', message, { relayState: 'one+way' });
      const other = saml.idp.query('SAMLRequest', requestFor('another'), { relayState: 'one+way' });
      const part = (query: string, name: string) =>
        query.split('&').find((one) => one.startsWith(`${name}=`)) ?? '';
      const bomb = Buffer.alloc(40 * 1024 * 1024, 'a').toString('base64');
      const wrong = [
        saml.idp.query('SAMLRequest', message, { hash: null }),
        saml.idp.query('SAMLRequest', message, { hash: 'sha1' }),
        saml.idp.query('SAMLRequest', message, { keys: strangers }),
        // Signed within, as a form has it, and not around.
        saml.idp.query(
          'SAMLRequest',
          saml.idp.logoutRequest({ nameId: NEWCOMER.uid, sessionIndex: 'kept-by-address' }),
          {
            hash: null,
          },
        ),
        signed.replace(part(signed, 'RelayState'), 'RelayState=another'),
        signed.replace(`&${part(signed, 'RelayState')}`, ''),
        `${signed}&RelayState=another`,
        // The same once it has been decoded, and not what was signed.
        signed.replace('RelayState=one%2Bway', 'RelayState=one%2bway'),
        signed.replace(part(signed, 'SAMLRequest'), part(other, 'SAMLRequest')),
        signed.replace('rsa-sha256', 'rsa-sha512'),
        signed.replace('xmldsig-more%23rsa-sha256', 'xmldsig%23sha256'),
        signed.replace('xmldsig-more%23rsa-sha256', 'xmldsig-more%23hmac-sha256'),
        signed.replace('SAMLRequest=', 'SAMLResponse='),
        signed.replace('SAMLRequest=', 'x%53AMLRequest='),
        `${part(other, 'SAMLRequest')}&${signed}`,
        `SAMLResponse=x&${signed}`,
        `${signed}&SAMLEncoding=urn%3Aother`,
        saml.idp.query('SAMLRequest', bomb),
        signed.replace(/SAMLRequest=[^&]+/, 'SAMLRequest=%E4%E5'),
        signed.replace(/Signature=[^&]+/, 'Signature='),
      ];
      for (const query of wrong)
        expect([400, 403], query.slice(0, 200)).toContain((await byAddress(query)).status);
      expect(await isValid(token)).toBe(true);
      // What they were made of is right.
      expect((await byAddress(signed)).status).toBe(303);
      expect(await isValid(token)).toBe(false);
    });

    it('is published beside the form', () => {
      const published = saml.singleSignOn.metadata();
      expect(published.match(/<SingleLogoutService Binding="[^"]+:HTTP-\w+"/g)).toEqual([
        expect.stringContaining('HTTP-Redirect'),
        expect.stringContaining('HTTP-POST'),
      ]);
    });
  });
});
