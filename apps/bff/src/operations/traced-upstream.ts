import type { Upstream } from '../upstream/upstream.ts';
import { traceparentOf } from './trace-context.ts';
import { currentSpan } from './traced-requests.ts';
import type { Tracer } from './tracer.ts';

/** Calls that are made for one request alone carry its id; what several share tells upstream of nobody's trace. */
const OF_ONE_REQUEST = 'x-request-id';

/** A span for each call upstream, until its answer begins. */
export function tracedUpstream(upstream: Upstream, tracer: Tracer): Upstream {
  return {
    ...upstream,
    async request(call) {
      const span = tracer.start('call', {
        name: `${call.method} upstream`,
        method: call.method,
        url: call.path,
        parent: currentSpan()?.context ?? null,
      });
      const isOwn = OF_ONE_REQUEST in call.headers;
      const headers = isOwn ? { ...call.headers, traceparent: traceparentOf(span.context) } : call.headers;
      try {
        const reply = await upstream.request({ ...call, headers });
        span.end({ status: reply.statusCode, hasFailed: reply.statusCode >= 500 });
        return reply;
      } catch (error) {
        span.end({ hasFailed: true });
        throw error;
      }
    },
  };
}
