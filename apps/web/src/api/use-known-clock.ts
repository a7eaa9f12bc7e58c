import { useLastContact } from '../connection/connection.ts';
import { useServices } from './services.ts';
import { useClock } from './use-clock.ts';

/** What the clock says, and until when this tab knows what the site says. */
export type KnownClock = { now: Date; knownUntil: Date };

/**
 * The time for what may end or be prolonged: without a connection, and in a kept copy, what is known stops at the last
 * contact, and nothing has ended by the clock of the device alone.
 * @param moments ISO 8601, at which something may end; null and what has passed are passed over
 */
export function useKnownClock(moments: readonly (string | null | undefined)[]): KnownClock {
  const now = useClock(useServices().now, moments);
  const lastContact = useLastContact();
  return { now, knownUntil: lastContact !== null && lastContact < now ? lastContact : now };
}
