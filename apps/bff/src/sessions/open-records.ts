import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config/config.ts';
import { prepareDataFolder } from '../config/data-folder.ts';
import { openFileRecords } from './records/file-records.ts';
import type { RecordStore } from './records/record-store.ts';
import { redisRecords } from './records/redis-records.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { sealingKeyIn } from './sealing-keys.ts';
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
