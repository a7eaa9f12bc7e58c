import { networkOf } from '@brandpost/domain';
import { BffError, errorKinds } from '../errors.ts';

/** So many open pages at once, in all, of visitors in one network, and of one session. */
const MAX_STREAMS = 10_000;
const MAX_FROM_NETWORK = 50;
const MAX_OF_SESSION = 20;
/** Anyone who is refused reads the same page, and hears of a crisis when it is asked for again. */
const RETRY_AFTER_SECONDS = 30;

/** Places for open pages that listen: one client cannot take all of them. */
export type StreamPlaces = {
  /**
   * Takes a place; the session's where there is one, since a municipality may have one address for all of its people.
   * @returns what gives it back
   * @throws BffError tooManyRequests, or overloaded when all are taken
   */
  take(who: { ip: string; sessionKey: string | null }): () => void;
};

export function createStreamPlaces(): StreamPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take({ ip, sessionKey }) {
      const key = sessionKey ?? networkOf(ip);
      const count = taken.get(key) ?? 0;
      const more = { retryAfterSeconds: RETRY_AFTER_SECONDS };
      if (all >= MAX_STREAMS) throw new BffError(errorKinds.overloaded, more);
      if (count >= (sessionKey === null ? MAX_FROM_NETWORK : MAX_OF_SESSION)) {
        throw new BffError(errorKinds.tooManyRequests, more);
      }
      all += 1;
      taken.set(key, count + 1);
      return () => {
        all -= 1;
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      };
    },
  };
}
