import { isBrokenConnection } from './failures.ts';
import { type Interceptor, watched } from './watched-call.ts';

/** How many retries there may be for a call: one in ten, so that a failing upstream is not asked twice as much. */
const SHARE = 0.1;
const MAX_SAVED = 10;

/**
 * Sends a GET once more whose connection broke before any answer, and nothing else. Each call earns a part of a retry,
 * and retries beyond what has been earned are not made. Source: SECURITY T18.
 */
export function retriesWithinBudget(): Interceptor {
  let saved = MAX_SAVED;
  return (dispatch) => (options, handler) => {
    saved = Math.min(MAX_SAVED, saved + SHARE);
    if (options.method !== 'GET') return dispatch(options, handler);
    const retried = watched(handler, {
      onNoAnswer(error, pass) {
        if (!isBrokenConnection(error) || saved < 1) return pass(error);
        saved -= 1;
        dispatch(options, handler);
      },
    });
    return dispatch(options, retried);
  };
}
