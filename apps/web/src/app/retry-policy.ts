import { ApiError } from '@brandpost/rubicore-api';

/** Answers after which the same call may well succeed a moment later. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);
/** Of these, those given before anything was done with the call: it may be made again without being done twice. */
const NOT_BEGUN: ReadonlySet<number> = new Set([408, 429, 503]);

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 15_000;
/** A service that asks for longer is asked once before. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/** Whether an error may pass by itself: too many calls, a service that is not ready, or nobody was reached. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === null ? isNetworkFailure(error) : TRANSIENT.has(status);
}

/** Whether a call that failed may be made again though it must not be done twice. */
export function wasNotBegun(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && NOT_BEGUN.has(status);
}

/** Whether an error says nothing of what was asked for: it may pass, or the service itself has a fault. */
export function saysNothing(error: unknown): boolean {
  return isTransient(error) || (statusOf(error) ?? 0) >= 500;
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
  mostRetries: number;
  signal: AbortSignal;
  /** Which errors are worth another try. */
  isWorthIt?: (error: unknown) => boolean;
};

/** Does a task, and does it again a few times while it fails for reasons that pass. @throws what the last try threw */
export async function withRetries<Value>(
  task: () => Promise<Value>,
  { mostRetries, signal, isWorthIt = isTransient }: Retrying,
): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures >= mostRetries || signal.aborted || !isWorthIt(error)) throw error;
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

/** What `fetch` throws when nobody answers, and what a limit of time does. */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'ConnectionLost');
}

/** The status of an answer, also of one that a loader threw by `data()` of React Router. */
function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  const isRouteError = typeof error === 'object' && error !== null && 'init' in error && error.init !== null;
  return isRouteError ? ((error.init as { status?: number }).status ?? null) : null;
}
