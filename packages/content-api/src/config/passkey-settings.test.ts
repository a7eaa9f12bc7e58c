import { expect, it } from 'vitest';
import { passkeySettingsFrom } from './passkey-settings.ts';

const settings = (
  PUBLIC_ORIGIN: string,
  INTRANET_ORIGIN: string | null,
  PASSKEY_RP_ID: string | null = null,
) => passkeySettingsFrom({ PUBLIC_ORIGIN, INTRANET_ORIGIN, PASSKEY_RP_ID });

const PUBLIC = 'https://www.example.se';
const INTRANET = 'https://intranat.example.se';

it('makes passkeys for the only host, or for the intranet’s', () => {
  expect(settings(PUBLIC, null)).toMatchObject({ rpId: 'www.example.se', origins: [PUBLIC] });
  expect(settings(PUBLIC, INTRANET)).toMatchObject({ rpId: 'intranat.example.se', origins: [INTRANET] });
  expect(settings('https://example.se', null)).toMatchObject({ rpId: 'example.se' });
});

it('makes them for both hosts where their common name is set', () => {
  expect(settings(PUBLIC, INTRANET, 'example.se')).toMatchObject({
    rpId: 'example.se',
    origins: [PUBLIC, INTRANET],
  });
});

it.each(['evil.se', 'se', 'ample.se', 'a.www.example.se', 'https://www.example.se'])(
  'takes no name that is not ours: %s',
  (name) => {
    expect(() => settings(PUBLIC, INTRANET, name)).toThrow('PASSKEY_RP_ID');
  },
);

it('asks administrators for one everywhere but on this machine, whatever is set', () => {
  const isNeeded = (...origins: Parameters<typeof settings>) => settings(...origins).isNeededByAdministrators;
  expect(isNeeded(PUBLIC, INTRANET)).toBe(true);
  expect(isNeeded(PUBLIC, null, 'example.se')).toBe(true);
  expect(isNeeded('http://localhost:3000', 'https://intranat.example.se')).toBe(true);
  expect(isNeeded('https://localhost', null)).toBe(true);
  expect(isNeeded('http://localhost:3000', 'http://intranat.localhost:3000')).toBe(false);
  // No browser makes any for a number.
  expect(isNeeded('https://192.0.2.1', null)).toBe(false);
});
