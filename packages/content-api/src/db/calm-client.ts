import { BrokenCircuitError, bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel';
import pg from 'pg';

/** After an attempt that failed no other is made for so long; then one is, and the rest wait for its outcome. */
const PAUSE_MS = 1_000;

/**
 * A kind of client for a pool that opens its connections one at a time and pauses after an attempt that failed. While
 * the server is away, calls fail at once with the error of the last attempt, and the server that comes back is not met
 * by every call at the same time.
 */
export function calmClient(): typeof pg.Client {
  const attempts = wrap(
    bulkhead(1, Number.POSITIVE_INFINITY),
    circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(1) }),
  );
  let lastError: unknown;

  async function attempt(open: () => Promise<unknown>): Promise<void> {
    try {
      await attempts.execute(open);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw lastError;
      lastError = error;
      throw error;
    }
  }

  return class CalmClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = attempt(() => super.connect()).then(() => this);
      if (callback === undefined) return connected;
      connected.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }
  };
}
