import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key in the data folder, made at the first start; only this account can read it. */
export function logKeyIn(dataDir: string): Buffer {
  const file = join(dataDir, 'log-key');
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (key.length === KEY_BYTES) return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const key = randomBytes(KEY_BYTES);
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600 });
  return key;
}

/**
 * A name or an address as the log has it: the same one is known again, and nobody without the key can tell which it is.
 * Source: SECURITY T45; ASVS 16.2.
 */
export function hashForLog(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text.toLowerCase(), 'utf8').digest('base64url').slice(0, 16);
}
