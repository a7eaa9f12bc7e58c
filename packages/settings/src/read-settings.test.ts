import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { address, listOf, network, oneOf, origin, port, text, token, wholeNumber } from './kinds.ts';
import { givenSettings, readSettings } from './read-settings.ts';
import { SettingError } from './setting-error.ts';

const SCHEMA = Type.Object({
  PORT: port({ default: 8080 }),
  HOURS: wholeNumber(1, 24, { default: 12 }),
  SITE: Type.Optional(origin()),
  STORE: Type.Optional(address('^rediss?:', 'an address that begins with redis: or rediss:')),
  PROXIES: listOf(network(), { default: ['127.0.0.0/8'] }),
  KEY: Type.Optional(token()),
  MODE: oneOf(['on', 'off'], { default: 'off' }),
  NAME: Type.Optional(text()),
});

it('settings that are not set have their defaults, and optional ones are null', () => {
  expect(readSettings(SCHEMA, {})).toEqual({
    PORT: 8080,
    HOURS: 12,
    SITE: null,
    STORE: null,
    PROXIES: ['127.0.0.0/8'],
    KEY: null,
    MODE: 'off',
    NAME: null,
  });
});

it('settings have the types of their schema', () => {
  const given = { PORT: '0', SITE: 'HTTPS://Www.example.se/', PROXIES: '10.0.0.0/8, ::1', MODE: 'on' };
  expect(readSettings(SCHEMA, given)).toMatchObject({
    PORT: 0,
    SITE: 'https://www.example.se',
    PROXIES: ['10.0.0.0/8', '::1'],
    MODE: 'on',
  });
});

it.each([
  [{ PORT: '65536' }, 'PORT is "65536", but it has to be a number from 0 to 65535.'],
  [{ PORT: '0x10' }, 'PORT is "0x10", but it has to be a number from 0 to 65535.'],
  [{ HOURS: '1.5' }, 'HOURS is "1.5", but it has to be a number from 1 to 24.'],
  [{ MODE: 'yes' }, 'MODE is "yes", but it has to be one of on, off.'],
  [
    { SITE: 'https://a.se/b' },
    'SITE is "https://a.se/b", but it has to be an origin such as https://www.example.se.',
  ],
  [{ PROXIES: '::1, 1' }, 'PROXIES holds "1", but it has to be addresses or networks such as 10.0.0.0/8.'],
  [{ STORE: 'http://me:secret@host' }, 'STORE has to be an address that begins with redis: or rediss:.'],
  [{ KEY: 'a secret' }, 'KEY has to be 16 to 512 letters, digits or -._~+/ characters.'],
])('a wrong setting is refused with one sentence: %j', (given, sentence) => {
  expect(() => readSettings(SCHEMA, given)).toThrow(new SettingError(sentence));
});

it('an empty text counts as not set, and names of others are left out', () => {
  expect(givenSettings(['PORT', 'NAME'], { PORT: ' ', NAME: ' a ', OTHER: 'x' })).toEqual({ NAME: 'a' });
});
