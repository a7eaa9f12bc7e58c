import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { type Env, readEnv } from './env.ts';

describe('the settings', () => {
  it('start with nothing given: the embedded content API, on localhost', () => {
    expect(configFrom({})).toMatchObject({
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      content: { mode: 'embedded', seed: 'none', databaseUrl: null },
    });
  });

  it('make a default token of their own for each embedded start', () => {
    expect(configFrom({}).defaultToken).not.toBe(configFrom({}).defaultToken);
  });

  it('never repeat what may hold a password or a key', () => {
    const secret = 'the-secret-of-the-test';
    for (const env of [
      { REDIS_URL: secret },
      { SESSION_KEYS: secret },
      { RUBICORE_DEFAULT_TOKEN: `${secret} ` },
    ]) {
      expect(() => configFrom(env)).toThrow(/^(?!.*the-secret)/);
    }
  });

  it('pass on to the embedded content API what concerns it alone', () => {
    const env = readEnv({
      SAML_IDP_METADATA: '/idp.xml',
      SAML_IDP_ORIGIN: 'https://id.example.se',
      MEDIA_S3_BUCKET: 'm',
    });
    expect(configFrom(env)).toMatchObject({
      content: { passedOn: { SAML_IDP_METADATA: '/idp.xml', MEDIA_S3_BUCKET: 'm' } },
      signIn: { password: false, identityProvider: 'https://id.example.se' },
    });
  });

  it('say where passkeys are used: at the intranet, or wherever their name leads', () => {
    const env = { PUBLIC_ORIGIN: 'https://www.example.se', INTRANET_ORIGIN: 'https://intranat.example.se' };
    const originsWith = (more: Env) => configFrom({ ...env, ...more }).signIn.passkeyOrigins;
    expect(originsWith({})).toEqual(['https://intranat.example.se']);
    expect(originsWith({ PASSKEY_RP_ID: 'example.se' })).toEqual([
      'https://intranat.example.se',
      'https://www.example.se',
    ]);
    expect(originsWith({ PASSWORD_SIGN_IN: 'off' })).toEqual([]);
    for (const PASSKEY_RP_ID of ['evil.se', 'se', 'https://www.example.se']) {
      expect(() => originsWith({ PASSKEY_RP_ID })).toThrow('PASSKEY_RP_ID');
    }
  });

  it('take several keys for sessions, the first of which seals', () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { keys } = configFrom({
      SESSION_KEYS: `new:${one.toString('base64')}, old:${two.toString('base64url')}`,
    }).sessions;
    expect(keys).toEqual([
      { name: 'new', key: one },
      { name: 'old', key: two },
    ]);
  });

  it('treat an empty setting as not given', () => {
    expect(readEnv({ PORT: ' ', HOST: '0.0.0.0', OTHER: 'x' })).toEqual({ HOST: '0.0.0.0' });
  });

  it.each([
    [{ PORT: 'tre' }, 'PORT is "tre", but it has to be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000", but it has to be a number from 0 to 65535.'],
    [{ SEED: 'all' }, 'SEED is "all", but it has to be one of demo, none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but it has to be one of'],
    [{ PUBLIC_ORIGIN: 'example.se' }, 'PUBLIC_ORIGIN is "example.se", but it has to be an origin'],
    [{ PUBLIC_ORIGIN: 'https://example.se/path' }, 'has to be an origin'],
    [
      { PUBLIC_ORIGIN: 'http://www.example.se' },
      'PUBLIC_ORIGIN is "http://www.example.se", but others than this machine are served over https alone.',
    ],
    [{ INTRANET_ORIGIN: 'http://intranat.example.se' }, 'INTRANET_ORIGIN is "http://intranat.example.se"'],
    [{ RUBICORE_URL: 'https://api.example.se' }, 'RUBICORE_DEFAULT_TOKEN has to be set too.'],
    [
      {
        RUBICORE_URL: 'https://api.example.se',
        RUBICORE_DEFAULT_TOKEN: 'x'.repeat(20),
        DATABASE_URL: 'postgres://x/y',
      },
      'RUBICORE_URL and DATABASE_URL are both set',
    ],
    [{ RUBICORE_DEFAULT_TOKEN: 'short' }, 'RUBICORE_DEFAULT_TOKEN has to be 16 to 512'],
    [{ OPS_PORT: '-1' }, 'OPS_PORT is "-1", but it has to be a number from 0 to 65535.'],
    [{ INTRANET_ORIGIN: 'http://localhost:3000' }, 'each needs a host of its own'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, 1' }, 'TRUSTED_PROXIES holds "1"'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL has to be an address that begins with redis: or rediss:.'],
    [{ SESSION_KEYS: 'a:c2hvcnQ=' }, 'SESSION_KEYS has to hold keys'],
    [
      { SESSION_IDLE_MINUTES: '0' },
      'SESSION_IDLE_MINUTES is "0", but it has to be a number from 1 to 10080.',
    ],
    [{ SESSION_MAX_HOURS: 'a day' }, 'SESSION_MAX_HOURS is "a day"'],
    [{ PASSWORD_SIGN_IN: 'no' }, 'PASSWORD_SIGN_IN is "no", but it has to be one of on, off.'],
    [
      { SAML_IDP_ORIGIN: 'https://id.example.se' },
      'so SAML_IDP_METADATA or SAML_IDP_SSO_URL has to be set too.',
    ],
    [{ SAML_IDP_METADATA: '/idp.xml' }, 'so SAML_IDP_ORIGIN has to be set too.'],
    [
      { SECURITY_CONTACT: 'phone' },
      'SECURITY_CONTACT has to be an address that begins with https: or mailto:.',
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT has to be an address'],
  ])('stop the start with one sentence: %j', (env, sentence) => {
    expect(() => configFrom(env)).toThrow(sentence);
  });
});

it('passwords are taken with single sign-on only where that is asked for', () => {
  const idp = { SAML_IDP_ORIGIN: 'https://id.example.se', SAML_IDP_METADATA: '/idp.xml' };
  expect(configFrom({}).signIn.password).toBe(true);
  expect(configFrom(idp).signIn.password).toBe(false);
  expect(configFrom({ ...idp, PASSWORD_SIGN_IN: 'on' }).signIn.password).toBe(true);
});
