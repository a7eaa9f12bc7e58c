import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IdentityProvider, makeSigningKeys, type SigningKeys, signXml } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { LOGIN_PAGE, type SamlApi, type SamlApiOptions, startSamlApi } from './saml.fixtures.ts';

/** Where the metadata are published, as a test has it. */
type Telling = {
  answer: (request: IncomingMessage, reply: ServerResponse) => void;
  asked: IncomingMessage[];
};

describeOnBothEngines('metadata by address', (api) => {
  let keys: SigningKeys;
  let next: SigningKeys;
  const telling: Telling = { answer: () => {}, asked: [] };
  const server = createServer((request, reply) => {
    telling.asked.push(request);
    telling.answer(request, reply);
  });
  let address: string;
  let nowMs = Date.now();
  const started: SamlApi[] = [];
  beforeAll(async () => {
    [keys, next] = await Promise.all([makeSigningKeys('the first'), makeSigningKeys('the next')]);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    telling.asked = [];
    nowMs = Date.now();
  });
  afterEach(async () => {
    for (const saml of started.splice(0)) await saml.close();
    await api.db.deleteFrom('installation').where('key', '=', 'saml-metadata').execute();
  });

  const publish = (xml: string, headers: Record<string, string> = {}) => {
    telling.answer = (_, reply) => reply.writeHead(200, headers).end(xml);
  };
  const isAway = () => {
    telling.answer = (_, reply) => reply.writeHead(503).end();
  };
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');
  const announcing = (idp: IdentityProvider, ...all: SigningKeys[]) => {
    const [start = '', ...rest] = idp.metadata.split(/(?=<md:KeyDescriptor)/);
    const [, end = ''] = (rest.at(-1) ?? '').split('</md:KeyDescriptor>');
    const descriptors = all.map(({ certificate }) =>
      (rest[0] ?? '').replace(bare(keys.certificate), bare(certificate)).replace(end, ''),
    );
    return start + descriptors.join('') + end;
  };
  const start = async (options: SamlApiOptions & { before?: (idp: IdentityProvider) => void } = {}) => {
    const saml = await startSamlApi(api, {
      keys,
      now: () => new Date(nowMs),
      ...options,
      env: (idp) => {
        options.before?.(idp);
        return { SAML_IDP_METADATA: address, ...options.env?.(idp) };
      },
    });
    started.push(saml);
    return saml;
  };
  const startWithMetadata = () => start({ before: (idp) => publish(idp.metadata, { etag: '"one"' }) });
  const later = (ms: number) => {
    nowMs += ms;
  };
  const signsInWith = async (saml: SamlApi, by: SigningKeys) => {
    const begun = await saml.begin();
    return (await saml.post(begun, saml.idp.respond(begun.requestId, { keys: by }))).status === 303;
  };

  it('are asked for at the start, and people sign in', async () => {
    const saml = await startWithMetadata();
    expect((await saml.signIn()).status).toBe(200);
    expect(telling.asked).toHaveLength(1);
    expect(saml.singleSignOn.status()).toMatchObject({ metadataAnsweredMs: nowMs });
  });

  it('are known again when the identity provider is away at the next start', async () => {
    const { idp } = await startWithMetadata();
    isAway();
    const { singleSignOn } = await start();
    const { settings } = singleSignOn.trusted();
    expect(settings.idp).toMatchObject({ entityId: idp.entityId, ssoUrl: idp.ssoUrl });
    expect(settings.idp.certificates.map(bare)).toEqual([bare(keys.certificate)]);
  });

  it('are not asked for again in full while they are the same', async () => {
    const saml = await startWithMetadata();
    telling.answer = (request, reply) =>
      reply.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end();
    later(3_600_000);
    expect(await saml.singleSignOn.renewed()).toBeNull();
    expect(saml.singleSignOn.status().metadataAnsweredMs).toBe(nowMs);
  });

  it('tell of two certificates while they change, and both are believed', async () => {
    const saml = await start({ before: (idp) => publish(announcing(idp, keys, next)) });
    expect(await signsInWith(saml, keys)).toBe(true);
    expect(await signsInWith(saml, next)).toBe(true);
  });

  it('are asked for when somebody is signed in with what is not known, who notices nothing', async () => {
    const saml = await startWithMetadata();
    publish(announcing(saml.idp, next));
    expect(await signsInWith(saml, next)).toBe(true);
    // The old one is over, and strangers do not have us ask again and again.
    const asked = telling.asked.length;
    for (let turn = 0; turn < 5; turn += 1) expect(await signsInWith(saml, keys)).toBe(false);
    expect(telling.asked).toHaveLength(asked);
    later(61_000);
    expect(await signsInWith(saml, keys)).toBe(false);
    expect(telling.asked).toHaveLength(asked + 1);
  });

  it('count from then on for who is signed out, too', async () => {
    const saml = await startWithMetadata();
    const { body } = await saml.signIn({ sessionIndex: 'to-be-ended' });
    publish(announcing(saml.idp, next));
    const request = saml.idp.logoutRequest(
      { nameId: body.user.uid, sessionIndex: 'to-be-ended' },
      { signs: { response: false } },
    );
    const query = saml.idp.query('SAMLRequest', request, { keys: next });
    expect((await saml.send('GET', `/sls?${query}`)).status).toBe(303);
  });

  it.each<[string, (idp: IdentityProvider, reply: ServerResponse) => void]>([
    [
      'of another identity provider',
      (idp, reply) => reply.end(announcing(idp, next).replace(idp.entityId, 'https://idp.example.com')),
    ],
    [
      'that have ended',
      (idp, reply) =>
        reply.end(announcing(idp, next).replace('entityID', 'validUntil="2026-01-01T00:00:00Z" entityID')),
    ],
    [
      'that send people over a connection that anybody reads',
      (idp, reply) => reply.end(announcing(idp, next).replace(idp.ssoUrl, 'http://idp.example.com/sso')),
    ],
    ['that are no XML', (_, reply) => reply.end('<html>')],
    ['with a DOCTYPE', (idp, reply) => reply.end(`<!DOCTYPE a>${announcing(idp, next)}`)],
    ['without end', (_, reply) => reply.end('x'.repeat(2_000_000))],
    [
      'from another host',
      (_, reply) => reply.writeHead(302, { location: 'http://localhost:9/metadata' }).end(),
    ],
    ['that lead round and round', (_, reply) => reply.writeHead(302, { location: '/metadata' }).end()],
    ['that do not come', () => {}],
    ['that are an error', (idp, reply) => reply.writeHead(500).end(announcing(idp, next))],
  ])('change nothing when they are such %s', async (_name, answer) => {
    const saml = await startWithMetadata();
    telling.answer = (_request, reply) => answer(saml.idp, reply);
    expect(await signsInWith(saml, next)).toBe(false);
    expect(await signsInWith(saml, keys)).toBe(true);
    server.closeAllConnections();
  });

  it('are followed to another path of the same host', async () => {
    const saml = await start({
      before: (idp) => {
        telling.answer = (request, reply) =>
          request.url === '/metadata'
            ? reply.writeHead(302, { location: '/moved' }).end()
            : reply.end(idp.metadata);
      },
    });
    expect((await saml.signIn()).status).toBe(200);
  });

  it('are believed until the end that they give themselves', async () => {
    const until = new Date(nowMs + 3_600_000).toISOString();
    const saml = await start({
      before: (idp) => publish(idp.metadata.replace('entityID', `validUntil="${until}" entityID`)),
    });
    const { body } = await saml.signIn();
    isAway();
    later(3_700_000);
    const begun = await saml.send('POST', '/login', { json: { redirect: LOGIN_PAGE } });
    expect([begun.status, begun.body.code]).toEqual([503, 'SINGLE_SIGN_ON_AWAY']);
    // Anyone who is in may still leave.
    const left = await saml.send('POST', '/logout', { token: body.token });
    expect([left.status, left.body.location]).toEqual([200, LOGIN_PAGE]);
    expect((await api.get('/token', body.token)).status).toBe(401);
  });

  it('may be missing at the first start: ours are published, and nobody is signed in until they come', async () => {
    isAway();
    const saml = await start();
    expect((await saml.send('POST', '/login', { json: { redirect: LOGIN_PAGE } })).status).toBe(503);
    expect((await saml.send('GET', '/metadata')).status).toBe(200);
    publish(saml.idp.metadata);
    await saml.singleSignOn.renewed();
    expect((await saml.signIn()).status).toBe(200);
  });

  it('have to be signed where a certificate is set, all of them', async () => {
    const signing = await makeSigningKeys('the federation');
    const signed = (xml: string, by: SigningKeys) =>
      signXml(
        xml.replace('entityID', 'ID="_metadata" entityID'),
        '_metadata',
        by,
        'sha256',
        'IDPSSODescriptor',
      );
    const env = () => ({ SAML_IDP_METADATA_CERTIFICATE: signing.certificate });
    const saml = await start({ env, before: (idp) => publish(signed(idp.metadata, signing)) });
    expect((await saml.signIn()).status).toBe(200);
    const wrong = [
      announcing(saml.idp, next),
      signed(announcing(saml.idp, next), next),
      signed(saml.idp.metadata, signing).replace(bare(keys.certificate), bare(next.certificate)),
    ];
    for (const xml of wrong) {
      publish(xml);
      later(61_000);
      expect(await signsInWith(saml, next)).toBe(false);
    }
    publish(signed(announcing(saml.idp, next), signing));
    later(61_000);
    expect(await signsInWith(saml, next)).toBe(true);
  });
});
