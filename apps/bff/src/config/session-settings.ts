import type { Env } from './env.ts';
import { SettingError } from './setting-error.ts';
import { wholeNumberFrom } from './values.ts';

const KEY_BYTES = 32;

/** A key that sessions are sealed with; its name stands in what was sealed, so that keys can be changed. */
export type SealingKey = Readonly<{ name: string; key: Buffer }>;

export type SessionSettings = {
  /** The first seals, all open. null: one is kept in the data folder. */
  keys: readonly SealingKey[] | null;
  idleMs: number;
  mostMs: number;
};

/** @throws SettingError */
export function sessionSettingsFrom(env: Env): SessionSettings {
  const minutes = wholeNumberFrom('SESSION_IDLE_MINUTES', env.SESSION_IDLE_MINUTES ?? '60', {
    from: 1,
    to: 10_080,
  });
  const hours = wholeNumberFrom('SESSION_MAX_HOURS', env.SESSION_MAX_HOURS ?? '12', { from: 1, to: 720 });
  return {
    keys: env.SESSION_KEYS === undefined ? null : env.SESSION_KEYS.split(',').map(keyFrom),
    idleMs: minutes * 60_000,
    mostMs: hours * 3_600_000,
  };
}

/** The key itself is never repeated. */
function keyFrom(text: string): SealingKey {
  const [, name = '', encoded = ''] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+=*)$/.exec(text.trim()) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (name === '' || key.length !== KEY_BYTES) {
    throw new SettingError(
      'SESSION_KEYS has to hold keys such as "2026:<key>", where the key is 32 bytes in Base64 (openssl rand -base64 32).',
    );
  }
  return { name, key };
}
