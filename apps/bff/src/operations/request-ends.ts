import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

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

/** First parts of the addresses of pages; a test holds them against the web app's route table. */
export const PAGES: ReadonlySet<string> = new Set([
  'annons',
  'changelog',
  'e-tjanster',
  'forhandsvisning',
  'ge-ta',
  'kontakt',
  'krisinformation',
  'krislarm',
  'login',
  'maintenance',
  'nyhet',
  'nyheter',
  'overblick',
  'profile',
  'sida',
  'skapa-innehall',
  'sok',
]);

/**
 * What a page's address is counted under: `/`, `/nyhet/*`, `/profile/admin/*`. Addresses that nobody has listed are one,
 * so that anyone who makes them up makes no new series.
 */
export function pageLabel(path: string): string {
  const [first = '', second] = path.split('?', 1)[0]?.split('/').filter(Boolean) ?? [];
  if (first === '') return '/';
  if (!PAGES.has(first)) return '/*';
  if (second === undefined) return `/${first}`;
  return first === 'profile' && second === 'admin' ? '/profile/admin/*' : `/${first}/*`;
}
