import { ApiError } from '@brandpost/rubicore-api';
import { isTransient, statusOf } from './transient.ts';

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 15_000;
/** As long as somebody waits for a page or a list without a word about it. */
const LONGEST_WAIT_MS = 3000;
/** A service that asks for longer is asked once before. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/**
 * Whether somebody who waits for an answer is served by another try: one alone, and soon. A closed service is not
 * waited for, but shown (SPEC section 8).
 * @param failures how many times it has failed before
 */
export function isWorthWaitingFor(error: unknown, failures: number): boolean {
  if (failures > 0 || !isTransient(error) || statusOf(error) === 503) return false;
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  return asked === null || asked * 1000 <= LONGEST_WAIT_MS;
}

/**
 * How long to wait before a call is made again: each time twice as long, never all at once, and not before the service
 * wants to be called.
 * @param failures how many times it has failed before
 */
export function retryDelayMs(error: unknown, failures: number, random = Math.random): number {
  const backOffMs = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
  const jitteredMs = backOffMs * (0.5 + random() / 2);
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  if (asked === null) return jitteredMs;
  return Math.min(asked * 1000, LONGEST_RETRY_AFTER_MS) + random() * FIRST_DELAY_MS;
}

type Retrying = {
  maxRetries: number;
  signal: AbortSignal;
  /** Which errors are worth another try. */
  isWorthIt?: (error: unknown) => boolean;
};

/** Does a task, and does it again a few times while it fails for reasons that pass. @throws what the last try threw */
export async function withRetries<Value>(
  task: () => Promise<Value>,
  { maxRetries, signal, isWorthIt = isTransient }: Retrying,
): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures >= maxRetries || signal.aborted || !isWorthIt(error)) throw error;
      await waited(retryDelayMs(error, failures), signal);
      if (signal.aborted) throw error;
    }
  }
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
