import { callAddress, type Endpoint, endpoints, TOTAL_HEADER } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { sendNotFound } from '../plugins/error-handler.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import type { Upstream, UpstreamReply } from '../upstream/upstream.ts';
import { answerFrom } from './answer.ts';
import type { AskForVisitors } from './ask-for-visitors.ts';
import { isHostileTarget } from './hostile-target.ts';
import { pageLinks } from './page-links.ts';
import { upstreamHeaders } from './request-headers.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

export type RubicoreOptions = {
  upstream: Upstream;
  visitors: AskForVisitors;
  defaultToken: string;
  origins: readonly string[];
};

/**
 * The API as browsers meet it: exactly the catalogue's calls, each a route of its own; everything else is 404
 * here and never reaches upstream. The checks are hooks inside this plugin, so that no spelling of an address
 * can go round them (SECURITY T6, T14).
 */
export async function rubicoreRoutes(app: FastifyInstance, options: RubicoreOptions): Promise<void> {
  // Bodies are passed on as they are: the API is the one that reads them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: JSON_LIMIT_BYTES }, (_, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.hostileTarget);
    if (request.headers['content-encoding'] !== undefined) throw new BffError(errorKinds.unsupportedType);
    requireSameOrigin(request, options.origins);
  });
  for (const endpoint of endpoints) {
    if (!isForBrowsers(endpoint)) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => passOn(request, reply, endpoint, options),
    });
  }
  app.all('/', sendNotFound);
  app.all('/*', sendNotFound);
}

/** Forms, streams and other answers that are not JSON have routes of their own, or none. */
function isForBrowsers(endpoint: Endpoint): boolean {
  return endpoint.access !== 'open' && endpoint.produces === undefined;
}

async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  options: RubicoreOptions,
): Promise<FastifyReply> {
  const isList = endpoint.list === true;
  const path = upstreamPath(request, endpoint);
  const answer = endpoint.shared
    ? await options.visitors(path, { isList })
    : await answerFrom(await askAlone(request, reply, { method: endpoint.method, path }, options), {
        isList,
        withheld: endpoint.withheld,
      });
  const total = answer.headers[TOTAL_HEADER];
  const links = total === undefined ? null : pageLinks(request.raw.url ?? '', Number(total));
  if (links !== null) reply.header('link', links);
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('cache-control', endpoint.shared ? 'no-cache' : 'private, no-store')
    .send(answer.body);
}

/** A call of this browser's own, with what it sent. */
function askAlone(
  request: FastifyRequest,
  reply: FastifyReply,
  call: { method: Endpoint['method']; path: string },
  { upstream, defaultToken }: RubicoreOptions,
): Promise<UpstreamReply> {
  return upstream.request({
    ...call,
    headers: upstreamHeaders(request.headers, { token: defaultToken, requestId: request.id }),
    body: Buffer.isBuffer(request.body) ? request.body : null,
    signal: closedWith(reply),
  });
}

/** The catalogue's own path with the parameters escaped anew: no spelling of the browser's gets upstream. */
function upstreamPath(request: FastifyRequest, endpoint: Endpoint): string {
  const query = (request.raw.url ?? '').split('?').slice(1).join('?');
  const path = callAddress(endpoint.path, request.params as Record<string, string>);
  return query === '' ? path : `${path}?${query}`;
}

/** Gives up upstream when the browser has gone before its answer was sent. Source: SECURITY T20. */
function closedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
