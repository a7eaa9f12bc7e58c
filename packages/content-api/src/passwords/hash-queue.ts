import { networkOf } from '@brandpost/domain';
import { tooManyRequests } from '../errors.ts';

/** Each takes 19 MiB and one of the process's four threads for such work. */
const AT_ONCE = 3;
/** How many wait for their turn, and how many of them from one network: a station at the change of shifts. */
const MAX_WAITING = 60;
const MAX_PER_NETWORK = 20;

/** Lets a few passwords be hashed at once, so that a flood of them takes neither memory nor every thread. */
export type HashQueue = {
  /** @throws tooManyRequests when too many wait already. Source: SECURITY T44 */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
};

export function createHashQueue(): HashQueue {
  const waiting: (() => void)[] = [];
  const ofNetwork = new Map<string, number>();
  let running = 0;
  return {
    async run(address, work) {
      const network = networkOf(address);
      const own = ofNetwork.get(network) ?? 0;
      if (own >= MAX_PER_NETWORK || waiting.length >= MAX_WAITING) {
        throw tooManyRequests([], { headers: { 'retry-after': '2' } });
      }
      ofNetwork.set(network, own + 1);
      try {
        if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
        else running += 1;
        try {
          return await work();
        } finally {
          const next = waiting.shift();
          // Anyone who is next takes the place over; it is never free in between.
          if (next === undefined) running -= 1;
          else next();
        }
      } finally {
        const left = (ofNetwork.get(network) ?? 1) - 1;
        if (left === 0) ofNetwork.delete(network);
        else ofNetwork.set(network, left);
      }
    },
  };
}
