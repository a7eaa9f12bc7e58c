import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigningKeys } from '@brandpost/test-support';
import { afterAll, describe, expect, it } from 'vitest';
import { configFrom } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { StartError } from '../start-error.ts';
import { identityProviderSet, loadServiceSettings } from './load-saml-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandpost-saml-'));
const [one, two] = await Promise.all([makeSigningKeys('one'), makeSigningKeys('two')]);
const base64 = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const metadata = (inner: string, until = '') =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"
    entityID="https://idp.example.se" ${until}><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${inner}</IDPSSODescriptor></EntityDescriptor>`;
const key = (pem: string, use = '') =>
  `<KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
    ${base64(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const service = (name: string, binding: string, location: string) =>
  `<${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const SSO = service('SingleSignOnService', 'HTTP-Redirect', 'https://idp.example.se/sso?tenant=1');

const load = async (env: Record<string, string>) => {
  const { saml } = configFrom(readEnv(env));
  if (saml === null || 'address' in saml.idp) throw new Error('Single sign-on is not set by files.');
  return { ...(await loadServiceSettings(saml, folder)), idp: identityProviderSet(saml.idp) };
};

describe('what single sign-on is trusted with', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from the metadata of an identity provider, every certificate that signs', async () => {
    const xml = metadata(
      [
        key(one.certificate, 'use="signing"'),
        key(two.certificate),
        key(one.certificate, 'use="encryption"'),
        service('SingleLogoutService', 'HTTP-POST', 'https://idp.example.se/post'),
        service('SingleLogoutService', 'HTTP-Redirect', 'https://idp.example.se/slo'),
        service('SingleSignOnService', 'HTTP-POST', 'https://idp.example.se/post'),
        SSO,
      ].join(''),
    );
    const file = join(folder, 'idp.xml');
    writeFileSync(file, `\uFEFF${xml}`);
    for (const SAML_IDP_METADATA of [xml, file]) {
      const { idp } = await load({ SAML_IDP_METADATA });
      expect(idp).toMatchObject({
        entityId: 'https://idp.example.se',
        ssoUrl: 'https://idp.example.se/sso?tenant=1',
        sloUrl: 'https://idp.example.se/slo',
      });
      expect(idp.certificates.map(base64)).toEqual([one, two].map(({ certificate }) => base64(certificate)));
    }
  });

  it('is taken from metadata that are still valid', async () => {
    const until = `validUntil="${new Date(Date.now() + 60_000).toISOString()}"`;
    const env = { SAML_IDP_METADATA: metadata(key(one.certificate) + SSO, until) };
    expect((await load(env)).idp.entityId).toBe('https://idp.example.se');
  });

  it('comes with keys of our own that are made once and that only this account can read', async () => {
    const env = { SAML_IDP_METADATA: metadata(key(one.certificate) + SSO) };
    const { sp } = await load(env);
    expect((await load(env)).sp).toEqual(sp);
    expect(statSync(join(folder, 'saml-service-keys.pem')).mode & 0o777).toBe(0o600);
    expect(sp.privateKey).toContain('PRIVATE KEY');
    expect(sp.encryption).toBeNull();
  });

  it('comes with a pair of its own to encrypt for, where that is asked for', async () => {
    const env = { SAML_IDP_METADATA: metadata(key(one.certificate) + SSO), SAML_ENCRYPTION: 'on' };
    const { sp } = await load(env);
    expect((await load(env)).sp).toEqual(sp);
    expect(sp.encryption?.privateKey).toContain('PRIVATE KEY');
    expect(sp.encryption?.certificate).not.toBe(sp.certificate);
    expect(statSync(join(folder, 'saml-encryption-keys.pem')).mode & 0o777).toBe(0o600);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a file that is not there', { SAML_IDP_METADATA: '/nowhere/idp.xml' }, /SAML_IDP_METADATA names/],
    ['no XML', { SAML_IDP_METADATA: '<EntityDescriptor>' }, /no XML/],
    ['a DOCTYPE', { SAML_IDP_METADATA: `<!DOCTYPE a>${metadata('')}` }, /DOCTYPE/],
    ['no identity provider', { SAML_IDP_METADATA: '<a/>' }, /one identity provider/],
    ['no certificate', { SAML_IDP_METADATA: metadata(SSO) }, /no certificate/],
    ['no address', { SAML_IDP_METADATA: metadata(key(one.certificate)) }, /no SingleSignOnService/],
    ['a damaged certificate', { SAML_IDP_METADATA: metadata(key('AAAA') + SSO) }, /cannot be read/],
    [
      'metadata that have ended',
      { SAML_IDP_METADATA: metadata(key(one.certificate) + SSO, 'validUntil="2026-01-31T12:00:00Z"') },
      /valid until 2026-01-31T12:00:00Z/,
    ],
    [
      'metadata of a federation that have ended',
      {
        SAML_IDP_METADATA: `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" validUntil="2026-01-31T12:00:00Z">${metadata(key(one.certificate) + SSO)}</EntitiesDescriptor>`,
      },
      /valid until 2026-01-31T12:00:00Z/,
    ],
    [
      'metadata with an end that is no time',
      { SAML_IDP_METADATA: metadata(key(one.certificate) + SSO, 'validUntil="soon"') },
      /valid until soon/,
    ],
    [
      'a key of another certificate',
      {
        SAML_IDP_METADATA: metadata(key(one.certificate) + SSO),
        SAML_SP_PRIVATE_KEY: one.privateKey,
        SAML_SP_CERTIFICATE: two.certificate,
      },
      /not the key/,
    ],
  ])('stops the start with one sentence: %s', async (_name, env, sentence) => {
    const loading = load(env);
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(sentence);
    await expect(loading).rejects.toThrow(/^(?!.*PRIVATE KEY-----)[^\n]*\.$/);
  });
});
