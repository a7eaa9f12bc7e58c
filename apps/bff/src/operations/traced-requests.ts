import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { traceContextFrom } from './trace-context.ts';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ended by operations/request-ends.ts. */
    span: Span | null;
  }
}

/** Which request something is done for; read by calls upstream, and by nothing else. */
const underWay = new AsyncLocalStorage<Span>();

/** The span of the request that is being answered; null outside of one. */
export function currentSpan(): Span | null {
  return underWay.getStore() ?? null;
}

/** A span for each request, under the one that anyone who asks says it is in. Source: W3C Trace Context. */
export const tracedRequests = fastifyPlugin<{ tracer: Tracer }>(async (app: FastifyInstance, { tracer }) => {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.start('request', {
      name: request.method,
      method: request.method,
      url: request.url,
      parent: traceContextFrom(request.headers.traceparent),
    });
    request.span = span;
    underWay.run(span, done);
  });
  // A body that was waited for has come from outside of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === null) done();
    else underWay.run(request.span, done);
  });
});
