import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from './metrics.ts';
import { pageLabel } from './page-label.ts';

/** What is asked for that no route answers. */
const NO_ROUTE = 'none';
/** For those who went away before they were answered; what nginx says of them. */
export const GONE = 499;

/** Pages share one route. */
const PAGES_ROUTE = '/*';

/** Counts every request, and ends its span, by the route that answered it, never by its address. */
export const requestEnds = fastifyPlugin<{ metrics: Metrics }>(async (app: FastifyInstance, { metrics }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => ended(request, reply, metrics));
    done();
  });
});

function ended(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { method, span } = request;
  const wasAnswered = reply.raw.writableFinished;
  const status = wasAnswered ? reply.statusCode : GONE;
  const route = routeOf(request);
  metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1000 });
  span?.end({ name: `${method} ${route}`, status, hasFailed: status >= GONE });
  if (!wasAnswered)
    request.log.info({ req: request, ms: Math.round(reply.elapsedTime) }, 'Gone before the answer');
}

/** What a request is counted under: the route that answers it, never its address. */
export function routeOf(request: FastifyRequest): string {
  const { url = NO_ROUTE } = request.routeOptions;
  if (request.is404) return NO_ROUTE;
  return url === PAGES_ROUTE ? pageLabel(request.url) : url;
}
