import { expect, test } from 'vitest';
import { listMisspelt, misspeltSettings } from './misspelt-settings.ts';

const KNOWN = [
  'BACKUP_DIR',
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'PUBLIC_ORIGIN',
  'RUBICORE_URL',
  'SMTP_URL',
  'TRUSTED_PROXIES',
];
const found = (...names: string[]) =>
  listMisspelt(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), KNOWN));

test('a name with a letter wrong, missing, too many or swapped is reported with the one that was meant', () => {
  expect(found('BAKUP_DIR', 'SMPT_URL', 'RUBICOR_URL', 'PUBLIC_ORIGINS', 'DATABASE_ULR')).toBe(
    'BAKUP_DIR (BACKUP_DIR?), DATABASE_ULR (DATABASE_URL?), PUBLIC_ORIGINS (PUBLIC_ORIGIN?), RUBICOR_URL (RUBICORE_URL?), SMPT_URL (SMTP_URL?)',
  );
});

test('a name that begins as a setting does is reported', () => {
  expect(found('TRUSTED_PROXY', 'PUBLIC_URL', 'BACKUP_FOLDER')).toBe(
    'BACKUP_FOLDER, PUBLIC_URL, TRUSTED_PROXY',
  );
});

test('settings, and what other programs have in the environment, are not', () => {
  const others = [
    'HOME',
    'PATH',
    'LANG',
    'PWD',
    'NODE_ENV',
    'NODE_OPTIONS',
    'REDIS_SERVICE_HOST',
    'BRANDPOST_PORT_3000_TCP',
  ];
  expect(
    found(...KNOWN, ...others, 'DATABASE_SERVICE_PORT', 'LOG_COLORS', 'HOSTNAME', 'OTEL_SERVICE_NAME'),
  ).toBe('');
});
