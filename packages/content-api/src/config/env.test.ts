import { SettingError } from '@brandpost/settings';
import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { readEnv } from './env.ts';

describe('the settings', () => {
  it('have a value each when nothing is set', () => {
    const config = configFrom(readEnv({}));
    expect(config.listen).toEqual({ host: '127.0.0.1', port: 8080 });
    expect(config.database.kind).toBe('pglite');
    expect(config.seed).toEqual({ kind: 'none' });
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('take an empty text as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toEqual(readEnv({}));
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SEED', 'yes'],
    ['PUBLIC_ORIGIN', 'http://localhost:3000/start'],
    ['PUBLIC_ORIGIN', 'localhost'],
    ['RUBICORE_DEFAULT_TOKEN', 'too short'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'all'],
    ['PASSWORD_SIGN_IN', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['MUNICIPALITY_CODE', '24'],
    ['MUNICIPALITY_CODE', '24801'],
  ])('refuse %s=%s with one sentence that names the setting', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
  });

  it('refuse that nobody could sign in', () => {
    expect(() => configFrom(readEnv({ PASSWORD_SIGN_IN: 'off' }))).toThrow(/nobody could sign in/);
    expect(configFrom(readEnv({})).passwordSignIn).toBe(true);
    const saml = { SAML_IDP_METADATA: '<xml/>' };
    expect(configFrom(readEnv(saml)).passwordSignIn).toBe(false);
    expect(configFrom(readEnv({ ...saml, PASSWORD_SIGN_IN: 'on' })).passwordSignIn).toBe(true);
  });

  it('never repeat a database password in a message', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://me:hemligt@host/x' })).toThrow(/^(?!.*hemligt)/);
  });
});
