import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longer than a busy machine makes a healthy server wait: within 150 ms people were refused for nothing. */
const ANSWER_TIMEOUT_MS = 1000;
const LONGEST_WAIT_MS = 1000;

/**
 * A connection to Valkey or Redis that never makes anybody wait: commands fail at once while it is away, and after
 * a second when it does not answer. It connects again by itself. Source: SECURITY F5.
 * @param onLost called once whenever it goes
 */
export function connectToRedis(url: string, log: FastifyBaseLogger, onLost: () => void = () => {}): Redis {
  const redis = new Redis(url, {
    commandTimeout: ANSWER_TIMEOUT_MS,
    // And the connection goes with it: nobody's second command waits as long again.
    socketTimeout: ANSWER_TIMEOUT_MS,
    connectTimeout: LONGEST_WAIT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * attempt, LONGEST_WAIT_MS),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err: error }, 'Redis does not answer');
    onLost();
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again');
    isAway = false;
  });
  return redis;
}

/** Waits for a connection that has just been made, but not for long: a service starts without Redis too. */
export async function firstContact(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, LONGEST_WAIT_MS);
    redis.once('ready', () => {
      clearTimeout(giveUp);
      resolve();
    });
  });
}
