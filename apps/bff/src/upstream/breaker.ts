import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { BffError, errorKinds } from '../errors.ts';

/** So many calls in a row without an answer, and nobody is asked for a moment. */
const MOST_FAILURES = 8;
/** How long nobody is asked; then one call tries. */
const PAUSE_MS = 1000;

export type Breaker = {
  /** @throws BffError upstreamPaused instead of asking, while it is open */
  ask<Reply>(call: () => Promise<Reply>): Promise<Reply>;
  state(): 'closed' | 'open' | 'half-open';
};

/**
 * Stops asking an upstream that does not answer at all, so that nobody waits for it and it can recover. An answer, be
 * it an error, counts as one; a caller who has gone says nothing of upstream. Source: SECURITY F2.
 */
export function createBreaker(isNoAnswer: (error: unknown) => boolean): Breaker {
  const policy = circuitBreaker(handleWhen(isNoAnswer), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(MOST_FAILURES),
  });
  return {
    async ask(call) {
      try {
        return await policy.execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new BffError(errorKinds.upstreamPaused, { retryAfterSeconds: PAUSE_MS / 1000 });
      }
    },
    state() {
      if (policy.state === CircuitState.Open) return 'open';
      return policy.state === CircuitState.HalfOpen ? 'half-open' : 'closed';
    },
  };
}
