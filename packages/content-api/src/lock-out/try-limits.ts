import { type ApiFailure, tooManyRequests } from '../errors.ts';

export const WINDOW_MS = 15 * 60 * 1000;

/**
 * Failures in the window after which nothing is tried any more: with one name from one network, from one network with
 * whatever names (a whole office shares one), and in a browser that has signed in with that name before; and of guesses
 * of the password that one is signed in with.
 */
export const MOST_FAILURES = { pair: 10, address: 100, device: 10, guess: 10 } as const;

/**
 * A name that is tried from many networks is never shut, or anybody could shut anybody out: each try has to wait for
 * longer than the one before.
 */
export const DELAYED_AFTER = 20;
const LONGEST_DELAY_MS = 60_000;

/** How long after the last failure a name is tried again from where nobody has signed in with it. */
export function delayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - DELAYED_AFTER, 16));
}

export function tooManyTries(waitMs: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tooManyRequests([], { headers: { 'retry-after': String(seconds) } });
}
