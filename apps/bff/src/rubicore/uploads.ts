import { pipeline } from 'node:stream';
import type { Endpoint } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { countedBody } from './counted-body.ts';
import { passOn, type RubicoreOptions } from './pass-on.ts';

const MEGABYTE = 1024 * 1024;
/** What the content API takes; it looks at the bytes, we at what was said. Source: SECURITY T17, T38. */
const MOST_BYTES = new Map([
  ['image/jpeg', 15 * MEGABYTE],
  ['image/png', 15 * MEGABYTE],
  ['image/webp', 15 * MEGABYTE],
  ['image/gif', 15 * MEGABYTE],
  ['image/avif', 15 * MEGABYTE],
  ['application/pdf', 50 * MEGABYTE],
]);
/** Pictures are made smaller before the answer comes. */
const ANSWER_MS = 120_000;
const UPLOAD_MS = 300_000;

/** Files on their way to the API: passed on as they come, never held as a whole. */
export async function uploadRoutes(
  app: FastifyInstance,
  { endpoints, ...options }: RubicoreOptions & { endpoints: readonly Endpoint[] },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { takesAFile: true },
      onRequest: async (request) => {
        const { 'content-length': length } = request.headers;
        if (length !== undefined && Number(length) > mostBytesOf(request)) {
          throw new BffError(errorKinds.tooLarge);
        }
      },
      handler: (request, reply) => {
        const body = countedBody(mostBytesOf(request));
        // Whoever goes away half way ends the call upstream too, and a call that ends is read no further.
        pipeline(request.raw, body, () => undefined);
        // An answer that comes before the whole file did ends the connection: the rest is not waited for.
        reply.header('connection', 'close');
        const limits = { headersTimeout: ANSWER_MS, timeoutMs: UPLOAD_MS };
        return passOn(request, reply, { endpoint, body, ...limits }, options);
      },
    });
  }
}

/** @throws BffError unsupportedType */
function mostBytesOf({ headers }: FastifyRequest): number {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const most = MOST_BYTES.get(type);
  if (most === undefined) throw new BffError(errorKinds.unsupportedType);
  return most;
}
