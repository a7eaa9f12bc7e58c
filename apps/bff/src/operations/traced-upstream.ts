import { type Interceptor, watched } from '../upstream/watched-call.ts';
import { traceparentOf } from './trace-context.ts';
import { currentSpan } from './traced-requests.ts';
import type { Tracer } from './tracer.ts';

/** Calls that are made for one request alone carry its id; what several share tells upstream of nobody's trace. */
const OF_ONE_REQUEST = 'x-request-id';

/** A span for each call upstream, until its answer begins. */
export function tracedUpstream(tracer: Tracer): Interceptor {
  return (dispatch) => (options, handler) => {
    const span = tracer.start('call', {
      name: `${options.method} upstream`,
      method: options.method,
      url: options.path,
      parent: currentSpan()?.context ?? null,
    });
    const headers = options.headers as Record<string, string>;
    const isOwn = OF_ONE_REQUEST in headers;
    const traced = isOwn ? { ...headers, traceparent: traceparentOf(span.context) } : headers;
    const watch = watched(handler, {
      onAnswer: (status) => span.end({ status, hasFailed: status >= 500 }),
      onNoAnswer(error, pass) {
        span.end({ hasFailed: true });
        pass(error);
      },
    });
    return dispatch({ ...options, headers: traced }, watch);
  };
}
