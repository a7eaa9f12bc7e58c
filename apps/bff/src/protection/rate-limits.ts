import { createHash } from 'node:crypto';
import { networkOf } from '@brandpost/domain';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { BffError, errorKinds } from '../errors.ts';

/** How much somebody may do in how long. */
export type Rate = { points: number; seconds: number };

/**
 * A limit on what comes from one address, or from anyone who is named in its place.
 * @throws BffError tooManyRequests
 */
export type RateLimit = (request: FastifyRequest, who?: string) => Promise<void>;

export type RateLimits = (name: string, rate: Rate) => RateLimit;

/**
 * Limits by address, shared by all replicas where there is Redis, and counted by each for itself while that is away.
 * IPv6 is counted by network, since anyone who has one such address has all of its network. Addresses are kept as hashes, and for no longer than they count. Source: SECURITY F5, T44
 */
export function createRateLimits(
  redis: Redis | null,
  { prefix, log }: { prefix: string; log: FastifyBaseLogger },
): RateLimits {
  return (name, { points, seconds }) => {
    const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const limiter =
      redis === null
        ? own
        : new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `${prefix}rate:${name}`,
            points,
            duration: seconds,
            insuranceLimiter: own,
            rejectIfRedisNotReady: true,
          });
    return async (request, who = request.ip) => {
      try {
        await limiter.consume(hashOf(who));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) {
          log.warn({ err: error }, 'A limit could not be counted');
          return;
        }
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new BffError(errorKinds.tooManyRequests, { retryAfterSeconds });
      }
    };
  };
}

function hashOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);
}
