import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** What replicas tell each other: that something has been written, and which post, if it was one. */
export type ReplicaNews = {
  announce(postId: string | null): void;
  close(): void;
};

/** Nobody else is there. */
export const NO_REPLICAS: ReplicaNews = Object.freeze({ announce: () => undefined, close: () => undefined });

/**
 * News by Valkey or Redis. What is sent while the connection is away is lost, so coming back counts as news too.
 * @param options.hear called with what others wrote; not of one's own
 */
export function replicaNews(
  redis: Redis,
  options: { prefix: string; hear: (postId: string | null) => void; log: FastifyBaseLogger },
): ReplicaNews {
  const { prefix, hear, log } = options;
  const channel = `${prefix}written`;
  const own = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  // Listens on a connection of its own, for which silence is no fault.
  const listener = redis.duplicate({
    commandTimeout: undefined,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  listener.on('error', () => undefined);
  listener.on('message', (_, message: string) => {
    const [from, postId = ''] = message.split(' ');
    if (from !== own) hear(postId === '' ? null : postId);
  });
  let hasListened = false;
  listener.on('ready', () => {
    listener.subscribe(channel).then(
      () => {
        if (hasListened) hear(null);
        hasListened = true;
      },
      (error: unknown) => log.warn({ err: error }, 'News of other replicas cannot be heard'),
    );
  });
  return {
    announce(postId) {
      redis.publish(channel, `${own} ${postId ?? ''}`).catch((error: unknown) => {
        log.warn({ err: error }, 'Other replicas could not be notified of a change');
      });
    },
    close: () => listener.disconnect(),
  };
}
