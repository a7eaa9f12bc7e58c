import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '@brandpost/settings';
import type { SealingKey } from '../config/session-keys.ts';

const KEY_BYTES = 32;

/**
 * The key that is kept in the data folder, made at the first start; only this account can read it.
 * @throws SettingError where the folder cannot be written
 */
export function sealingKeyIn(dataDir: string): SealingKey {
  const file = join(dataDir, 'session-key');
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (key.length === KEY_BYTES) return { name: 'local', key };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unusable(dataDir, error);
  }
  const key = randomBytes(KEY_BYTES);
  try {
    writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600 });
  } catch (error) {
    throw unusable(dataDir, error);
  }
  return { name: 'local', key };
}

function unusable(dataDir: string, cause: unknown): SettingError {
  return new SettingError(
    `The key that sessions are sealed with cannot be kept in ${dataDir}. Set DATA_DIR to a folder that can be written, or SESSION_KEYS.`,
    { cause },
  );
}
