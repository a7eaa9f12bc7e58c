import { type Endpoint, endpoints } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { sendNotFound } from '../plugins/error-handler.ts';
import { requireOwnScript } from '../plugins/same-origin.ts';
import { endpointOfRoute } from '../upstream/endpoint-at.ts';
import { downloadRoutes } from './downloads.ts';
import { answerShared, ownPassage, type RubicoreOptions } from './forward.ts';
import { isHostileTarget } from './hostile-target.ts';
import { proxied } from './proxy.ts';
import { uploadRoutes } from './uploads.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** For each session: a municipality may have one address for all of its people. By address without a session. */
const WRITE_RATE = { points: 600, seconds: 60 };
const READ_RATE = { points: 6000, seconds: 60 };

/**
 * The API as browsers meet it: exactly the catalogue's calls, each a route of its own; everything else is 404
 * here and never reaches upstream. The checks are hooks inside this plugin, so that no spelling of an address
 * can go round them (SECURITY T6, T14).
 */
export async function rubicoreRoutes(
  app: FastifyInstance,
  { prefix: _taken, ...options }: RubicoreOptions & { prefix?: string },
): Promise<void> {
  // Bodies are passed on as they are: the API is the one that reads them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: JSON_LIMIT_BYTES }, (_, body, done) =>
    done(null, body),
  );
  const limitWrites = options.limits('write', WRITE_RATE);
  const limitReading = options.limits('read', READ_RATE);
  app.addHook('onRequest', async (request) => {
    if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.hostileTarget);
    if (request.headers['content-encoding'] !== undefined) throw new BffError(errorKinds.unsupportedType);
    requireOwnScript(request, { origins: options.origins, hasSession: request.hasSessionCookie });
    const who = await sessionOf(request);
    if (request.method !== 'GET') await limitWrites(request, who);
    // What visitors share is answered from memory; what is somebody's own is asked of the API each time.
    else if (request.hasSessionCookie || endpointOfRoute(request)?.shared !== true)
      await limitReading(request, who);
  });
  const inJson = endpoints.filter((endpoint) => isAnsweredInJson(endpoint) && !takesAFile(endpoint));
  for (const method of new Set(inJson.map((endpoint) => endpoint.method))) {
    await proxied(app, {
      upstream: options.upstream,
      method,
      routes: inJson.filter((endpoint) => endpoint.method === method).map(({ path }) => path),
      preHandler: (request, reply) => answerShared(request, reply, options),
      passage: (request, reply) => ownPassage(request, reply, options),
    });
  }
  await app.register(uploadRoutes, {
    ...options,
    endpoints: endpoints.filter((endpoint) => isAnsweredInJson(endpoint) && takesAFile(endpoint)),
  });
  await app.register(downloadRoutes, {
    ...options,
    endpoints: endpoints.filter(({ produces }) => produces === 'application/octet-stream'),
  });
  app.all('/', sendNotFound);
  app.all('/*', sendNotFound);
}

/** Only a session that exists counts for itself: a cookie that was made up would be a new one each time. */
async function sessionOf(request: FastifyRequest): Promise<string | undefined> {
  if (!request.hasSessionCookie) return undefined;
  const caller = await request.caller();
  return caller.state === 'signed-in' ? caller.session.key : undefined;
}

/** Ways in, and what other sites and other programs ask for, have routes of their own, or none. */
function isAnsweredInJson(endpoint: Endpoint): boolean {
  const isWayIn = endpoint.path.startsWith('/saml/') || endpoint.path.startsWith('/core/v1/user/login');
  return !isWayIn && endpoint.access !== 'open' && endpoint.produces === undefined;
}

function takesAFile({ body }: Endpoint): boolean {
  return body !== undefined && 'raw' in body;
}
