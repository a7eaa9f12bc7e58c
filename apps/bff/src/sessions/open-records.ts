import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '@brandpost/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config/config.ts';
import { prepareDataFolder } from '../config/data-folder.ts';
import type { SealingKey } from '../config/session-keys.ts';
import { openFileRecords } from './records/file-records.ts';
import type { RecordStore } from './records/record-store.ts';
import { redisRecords } from './records/redis-records.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { keyOfSecret } from './session-id.ts';

/** Where sessions are kept, and what they are sealed with. */
export type Records = { store: RecordStore; sealing: Sealing };

/**
 * Redis where there is one, else a file in the data folder.
 * @throws SettingError where the folder cannot be written
 */
export function openRecords(
  config: Pick<Config, 'dataDir' | 'publicOrigin' | 'sessions'>,
  { redis, log, now = Date.now }: { redis: Redis | null; log: FastifyBaseLogger; now?: () => number },
): Records {
  const { dataDir, publicOrigin } = config;
  if (redis === null || config.sessions.keys === null) prepareDataFolder(dataDir);
  const [first = sealingKeyIn(dataDir), ...others] = config.sessions.keys ?? [];
  const sealing = createSealing([first, ...others]);
  if (redis !== null)
    return { sealing, store: redisRecords(redis, { prefix: redisPrefix(publicOrigin), now }) };
  const onBroken = (error: unknown) =>
    log.error(
      { err: error },
      'The file with the sessions was broken and has been replaced: people sign in anew',
    );
  return { sealing, store: openFileRecords(dataDir, { now, onBroken }) };
}

/** What all our keys and channels begin with: two sites on one Redis never meet. */
export function redisPrefix(publicOrigin: string): string {
  return `brandpost:{${keyOfSecret(publicOrigin).slice(0, 12)}}:`;
}

const KEY_BYTES = 32;

/**
 * The key that is kept in the data folder, made at the first start; only this account can read it.
 * @throws SettingError where the folder cannot be written
 */
function sealingKeyIn(dataDir: string): SealingKey {
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
