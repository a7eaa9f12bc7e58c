import { type Encryption, makeSigningKeys, type SigningKeys } from '@brandpost/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefusalCode } from '../saml/saml-refusal.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { ADMINISTRATOR, NEWCOMER, type SamlApi, startSamlApi } from './saml.fixtures.ts';

type Answering = NonNullable<Parameters<SamlApi['idp']['respond']>[1]>;

const SIGNED = { signs: { response: true } };
const SIGNED_ALONE = { signs: { response: true, assertion: false } };

const ACCEPTED: [string, Answering][] = [
  ['AES-256 in GCM', { encrypts: {} }],
  ['AES-128 in GCM', { encrypts: { content: 'aes128-gcm' } }],
  ['GCM, the response signed too', { encrypts: {}, ...SIGNED }],
  ['GCM, the response signed alone', { encrypts: {}, ...SIGNED_ALONE }],
  ['AES-256 in CBC, the response signed too', { encrypts: { content: 'aes256-cbc' }, ...SIGNED }],
  ['AES-128 in CBC, the response signed alone', { encrypts: { content: 'aes128-cbc' }, ...SIGNED_ALONE }],
];

const within = (pattern: RegExp, replacement: string): Encryption => ({
  after: (xml) => xml.replace(pattern, replacement),
});

const toAdministrator = (xml: string) => xml.replaceAll(NEWCOMER.uid, ADMINISTRATOR.uid);

const REFUSED: [string, RefusalCode, Answering][] = [
  ['CBC in a response that nobody has signed', 'ENCRYPTION', { encrypts: { content: 'aes256-cbc' } }],
  ['a key by RSA 1.5', 'ENCRYPTION', { encrypts: { key: 'rsa-1_5' } }],
  ['a key by RSA 1.5 in a signed response', 'ENCRYPTION', { encrypts: { key: 'rsa-1_5' }, ...SIGNED }],
  [
    'an assertion that anybody may have encrypted',
    'SIGNATURE',
    { encrypts: {}, signs: { assertion: false } },
  ],
  ['an assertion signed with SHA-1', 'ALGORITHM', { encrypts: {}, hash: 'sha1' }],
  ['another uid than was signed', 'SIGNATURE', { encrypts: { before: toAdministrator } }],
  [
    'another uid than was signed, in a signed response',
    'SIGNATURE',
    { encrypts: { before: toAdministrator }, ...SIGNED },
  ],
  ['two of them', 'ASSERTION_COUNT', { encrypts: within(/.*/s, '$&$&') }],
  [
    'one beside another that can be read',
    'ASSERTION_COUNT',
    { encrypts: { after: (xml) => `${xml}<saml:Assertion ID="_other"/>` } },
  ],
  [
    'one in an odd place',
    'ENCRYPTED',
    { encrypts: within(/.*/s, '<samlp:Extensions>$&</samlp:Extensions>') },
  ],
  ['two keys', 'ENCRYPTION', { encrypts: within(/<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s, '$&$&') }],
  [
    'a key beside the data',
    'ENCRYPTION',
    { encrypts: within(/(<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>)(.*)(<\/saml)/s, '$2$1$3') },
  ],
  ['two texts', 'ENCRYPTION', { encrypts: within(/<xenc:CipherValue>[^<]*<\/xenc:CipherValue>/, '$&$&') }],
  [
    'what lies elsewhere',
    'ENCRYPTION',
    {
      encrypts: within(
        /<xenc:CipherValue>[^<]*<\/xenc:CipherValue>/,
        '<xenc:CipherReference URI="http://127.0.0.1/"/>',
      ),
    },
  ],
  ['an unknown way', 'ENCRYPTION', { encrypts: within(/xmlenc11#aes256-gcm/, 'xmlenc#tripledes-cbc') }],
  ['nothing', 'ENCRYPTION', { encrypts: within(/.*/s, '<saml:EncryptedAssertion/>') }],
  [
    'a damaged text',
    'DECRYPTION',
    { encrypts: within(/[^<]{4}(<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>)/, 'AAAA$1') },
  ],
  ['a damaged key', 'DECRYPTION', { encrypts: within(/(<xenc:CipherValue>)[^<]{4}/, '$1AAAA') }],
  [
    'a text too short to be one',
    'DECRYPTION',
    { encrypts: within(/(.*<xenc:CipherValue>)[^<]*/s, '$1AAAA') },
  ],
  ['something else', 'ASSERTION_COUNT', { encrypts: { before: () => '<x/>' } }],
  ['no XML', 'NOT_WELL_FORMED', { encrypts: { before: () => 'x' } }],
  ['two assertions in one', 'TRAILING_BYTES', { encrypts: { before: (xml) => xml + xml } }],
  [
    'an assertion within an assertion',
    'ASSERTION_COUNT',
    {
      encrypts: {
        before: (xml) =>
          xml.replace('<saml:Subject>', '<saml:Advice><saml:Assertion ID="_x"/></saml:Advice>$&'),
      },
    },
  ],
  [
    'an encrypted one within',
    'ENCRYPTED',
    { encrypts: { before: (xml) => xml.replace('<saml:Subject>', '<saml:EncryptedAssertion/>$&') } },
  ],
  ['a DOCTYPE within', 'DECLARATION', { encrypts: { before: (xml) => `<!DOCTYPE x>${xml}` } }],
  ['a thousand levels within', 'TOO_DEEP', { encrypts: { before: () => '<a>'.repeat(1_000) } }],
  [
    'an ID of the response within',
    'REPEATED_ID',
    {
      signs: { assertion: false },
      change: (response) => {
        response.assertion.id = response.id;
      },
      encrypts: {},
    },
  ],
  [
    'another audience within',
    'AUDIENCE',
    {
      encrypts: {},
      change: ({ assertion }) => {
        if (assertion.conditions !== null) assertion.conditions.audience = 'https://www.example.com';
      },
    },
  ],
  [
    'another one in the place of what was signed',
    'SIGNATURE',
    { encrypts: {}, ...SIGNED, after: (xml) => xml.replace(/(<xenc:CipherValue>)[^<]{4}/, '$1AAAA') },
  ],
];

describeOnBothEngines('encrypted assertions', (api) => {
  let keys: SigningKeys;
  let saml: SamlApi;
  beforeAll(async () => {
    keys = await makeSigningKeys('To encrypt for');
    saml = await startSamlApi(api, {
      env: () => ({
        SAML_ENCRYPTION: 'on',
        SAML_SP_ENCRYPTION_KEY: keys.privateKey,
        SAML_SP_ENCRYPTION_CERTIFICATE: keys.certificate,
      }),
    });
  });
  afterAll(() => saml.close());

  describe('are taken', () => {
    it.each(ACCEPTED)('by %s', async (_name, answering) => {
      const { status, body } = await saml.signIn(answering);
      expect([status, body.user.uid]).toEqual([200, NEWCOMER.uid]);
    });

    it('beside those that are not', async () => {
      expect((await saml.signIn()).status).toBe(200);
    });
  });

  describe('are refused, and the sign-in is spent', () => {
    it.each(REFUSED)('%s: %s', async (_name, code, answering) => {
      const begun = await saml.begin();
      const posted = await saml.post(begun, saml.idp.respond(begun.requestId, answering));
      expect((await saml.refusals()).at(-1)).toBe(code);
      expect(posted).toMatchObject({ status: 403, body: { code: 'SINGLE_SIGN_ON_REFUSED' } });
      expect((await saml.post(begun, saml.idp.respond(begun.requestId))).status).toBe(403);
    });

    it('for another key than ours', async () => {
      const published = saml.singleSignOn.metadata();
      const others = await makeSigningKeys('Another service');
      const bare = others.certificate.replaceAll(/-----[^-]+-----|\s/g, '');
      const begun = await saml.begin();
      saml.idp.trust(
        published.replace(
          /(use="encryption".*?<ds:X509Certificate>)[^<]+/s,
          (_, start: string) => start + bare,
        ),
      );
      const answer = saml.idp.respond(begun.requestId, { encrypts: {} });
      saml.idp.trust(published);
      expect((await saml.post(begun, answer)).status).toBe(403);
      expect((await saml.refusals()).at(-1)).toBe('DECRYPTION');
    });
  });

  it('are encrypted for a key that nothing is signed with, by ways that show every change', () => {
    const published = saml.singleSignOn.metadata();
    const { sp } = saml.singleSignOn.service;
    expect(sp.encryption?.certificate).not.toBe(sp.certificate);
    expect(published).toContain('use="encryption"');
    expect(published.match(/EncryptionMethod Algorithm="[^"]+"/g)).toEqual([
      expect.stringContaining('#aes256-gcm'),
      expect.stringContaining('#aes128-gcm'),
    ]);
  });
});
