import { SettingError } from '@brandpost/settings';
import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { readEnv } from './env.ts';

const SET = {
  SAML_IDP_ENTITY_ID: 'https://idp.example.se/metadata',
  SAML_IDP_SSO_URL: 'https://idp.example.se/sso',
  SAML_IDP_CERTIFICATES: 'idp.pem',
};
const samlOf = (env: Record<string, string>) => configFrom(readEnv(env)).saml;

describe('the settings of single sign-on', () => {
  it('are none when nothing is set', () => {
    expect(samlOf({ INTRANET_ORIGIN: 'https://intranat.example.se' })).toBeNull();
  });

  it('name this service after its origin unless another name is set', () => {
    const PUBLIC_ORIGIN = 'https://www.example.se';
    expect(samlOf({ ...SET, PUBLIC_ORIGIN })?.spEntityId).toBe(
      'https://www.example.se/rubicore/saml/v1/metadata',
    );
    expect(samlOf({ ...SET, PUBLIC_ORIGIN, SAML_SP_ENTITY_ID: 'urn:x' })?.spEntityId).toBe('urn:x');
  });

  it('take other names of attributes, and keep the usual ones of the other fields', () => {
    const attributes = samlOf({ ...SET, SAML_ATTRIBUTES: '{"uid": ["employeeNumber"]}' })?.attributes;
    expect(attributes?.uid).toEqual(['employeeNumber']);
    expect(attributes?.email).toContain('urn:oid:0.9.2342.19200300.100.1.3');
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SAML_IDP_ENTITY_ID: 'x' }, /also needs SAML_IDP_SSO_URL, SAML_IDP_CERTIFICATES, or/],
    [{ SAML_FORCE_AUTHN: 'on' }, /also needs SAML_IDP_ENTITY_ID, SAML_IDP_SSO_URL/],
    [{ SAML_SP_ENTITY_ID: 'x' }, /also needs SAML_IDP_ENTITY_ID/],
    [{ ...SET, SAML_IDP_METADATA: 'idp.xml' }, /SAML_IDP_ENTITY_ID, .* beside SAML_IDP_METADATA/],
    [{ ...SET, SAML_SP_PRIVATE_KEY: 'key.pem' }, /^SAML_SP_CERTIFICATE is missing/],
    [{ ...SET, SAML_SP_CERTIFICATE: 'certificate.pem' }, /^SAML_SP_PRIVATE_KEY is missing/],
    [{ ...SET, SAML_IDP_SSO_URL: 'http://idp.example.se/sso' }, /^SAML_IDP_SSO_URL .* https/],
    [{ ...SET, SAML_IDP_SLO_URL: 'javascript:alert(1)' }, /^SAML_IDP_SLO_URL .* https/],
    [{ ...SET, SAML_NEW_ACCOUNTS: 'no' }, /^SAML_NEW_ACCOUNTS .* on, off/],
    [{ ...SET, SAML_FORCE_AUTHN: 'yes' }, /^SAML_FORCE_AUTHN .* on, off/],
    [{ ...SET, SAML_ATTRIBUTES: '{uid}' }, /^SAML_ATTRIBUTES is no JSON/],
    [{ ...SET, SAML_ATTRIBUTES: '{"id": ["x"]}' }, /^SAML_ATTRIBUTES has to be/],
    [{ ...SET, SAML_ATTRIBUTES: '{"uid": "x"}' }, /^SAML_ATTRIBUTES has to be/],
    [{ ...SET, SAML_ATTRIBUTES: '{"uid": ["mail"]}' }, /^SAML_ATTRIBUTES takes uid from an e-mail/],
    [{ ...SET, SAML_GROUPS: '{}' }, /^SAML_GROUPS has to be/],
    [{ ...SET, SAML_GROUPS: '[{"group": "x"}]' }, /^SAML_GROUPS has to be/],
    [{ ...SET, SAML_GROUPS: '[{"group": "x", "role": "y", "node": 1}]' }, /^SAML_GROUPS has to be/],
    [{ INTRANET_ORIGIN: 'intranet' }, /^INTRANET_ORIGIN /],
  ])('refuse %j with one sentence', (env, sentence) => {
    const read = () => samlOf(env);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^[^\n]*\.$/);
  });
});
