import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { readEnv } from './env.ts';

describe('the settings', () => {
  it('start with nothing given: the embedded content API, on localhost', () => {
    expect(configFrom({})).toMatchObject({
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      content: { mode: 'embedded', seed: 'demo', databaseUrl: null },
    });
  });

  it('make a default token of their own for each embedded start', () => {
    expect(configFrom({}).defaultToken).not.toBe(configFrom({}).defaultToken);
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
  ])('stop the start with one sentence: %j', (env, sentence) => {
    expect(() => configFrom(env)).toThrow(sentence);
  });
});
