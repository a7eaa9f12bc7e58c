import type { Dispatcher } from 'undici';
import { BffError, errorKinds } from '../errors.ts';
import { type Interceptor, watched } from './watched-call.ts';

const CALL_TIMEOUT_MS = 30_000;
/** Interim answers (1xx) before the one that counts; each puts off the time-out, so that they could go on for ever. */
const MAX_INTERIM_ANSWERS = 8;
const LAST_STATUS = 599;

/** How long a call may take where that is not as usual. */
export type CallLimits = {
  /** A file may take longer to come than an answer. */
  headersTimeout?: number;
  /** From the first byte sent to the last one read; null for a stream that does not end. */
  timeoutMs?: number | null;
};

type Limited = Dispatcher.DispatchOptions & CallLimits & { signal?: AbortSignal };

/**
 * Ends a call that takes too long in all, whose caller has gone, or that is answered with what is no answer.
 * Source: SECURITY T20
 */
export const limited: Interceptor = (dispatch) => (options, handler) => {
  const { timeoutMs = CALL_TIMEOUT_MS, signal } = options as Limited;
  let controller: Dispatcher.DispatchController | null = null;
  let reason: Error | null = null;
  let interimAnswers = 0;
  const end = (why: Error) => {
    reason = why;
    controller?.abort(why);
  };
  const onGone = () => end(signal?.reason);
  if (signal?.aborted) onGone();
  signal?.addEventListener('abort', onGone, { once: true });
  const late = () => end(new BffError(errorKinds.upstreamTimeout));
  const timer = timeoutMs === null ? undefined : setTimeout(late, timeoutMs).unref();
  const watch = watched(handler, {
    onStart(started) {
      controller = started;
      // It has waited for a connection, and nobody waits for it any more.
      if (reason !== null) started.abort(reason);
    },
    onStatus(status) {
      if (status < 200) interimAnswers += 1;
      if (interimAnswers > MAX_INTERIM_ANSWERS || status > LAST_STATUS)
        end(new BffError(errorKinds.upstreamNonsense));
    },
    onEnd() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onGone);
    },
  });
  return dispatch({ ...options, ...(timeoutMs === null ? { bodyTimeout: 0 } : {}) }, watch);
};
