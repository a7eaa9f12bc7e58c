import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Dispatcher } from 'undici';
import { BffError, errorKinds } from '../errors.ts';
import { isNoAnswer } from './failures.ts';
import { type Interceptor, watched } from './watched-call.ts';

/** So many calls in a row without an answer, and nobody is asked for a moment. */
const MAX_FAILURES = 8;
/** How long nobody is asked; then one call tries. */
const PAUSE_MS = 1000;

export type Breaker = {
  /** Fails calls with upstreamPaused instead of making them, while it is open. */
  interceptor: Interceptor;
  state(): 'closed' | 'open' | 'half-open';
};

/** There is nothing to control any more: the call has failed, or was never made. */
const NO_CONTROLLER = null as unknown as Dispatcher.DispatchController;

/**
 * Stops asking an upstream that does not answer at all, so that nobody waits for it and it can recover. An answer, be
 * it an error, counts as one; a caller who has gone says nothing of upstream. Source: SECURITY F2.
 */
export function createBreaker(): Breaker {
  const policy = circuitBreaker(handleWhen(isNoAnswer), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  const interceptor: Interceptor = (dispatch) => (options, handler) => {
    const { promise: answered, resolve: onAnswer, reject: onNoAnswer } = Promise.withResolvers<unknown>();
    const ask = () => {
      dispatch(options, watched(handler, { onAnswer, onNoAnswer }));
      return answered;
    };
    // Passed on once it has been counted: a call that is made anew at once must find the breaker as it is by then.
    policy.execute(ask).catch((error: Error) => {
      handler.onResponseError?.(NO_CONTROLLER, error instanceof BrokenCircuitError ? paused() : error);
    });
    return true;
  };
  const state = () => {
    if (policy.state === CircuitState.Open) return 'open';
    return policy.state === CircuitState.HalfOpen ? 'half-open' : 'closed';
  };
  return { interceptor, state };
}

function paused(): BffError {
  return new BffError(errorKinds.upstreamPaused, { retryAfterSeconds: PAUSE_MS / 1000 });
}
