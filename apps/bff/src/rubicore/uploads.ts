import { pipeline, Transform } from 'node:stream';
import type { Endpoint } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { ownPassage, type RubicoreOptions } from './forward.ts';
import { proxied } from './proxy.ts';

const MEGABYTE = 1024 * 1024;
/** What the content API takes; it looks at the bytes, we at what was said. Source: SECURITY T17, T38. */
const MAX_BYTES = new Map([
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
  app.addContentTypeParser('*', (request, payload, done) => {
    const body = countedBody(maxBytesOf(request));
    // Anyone who goes away half way ends the call upstream too, and a call that ends is read no further.
    pipeline(payload, body, () => undefined);
    done(null, body);
  });
  app.addHook('onRequest', async (request, reply) => {
    const maxBytes = maxBytesOf(request);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BffError(errorKinds.tooLarge);
    // An answer that comes before the whole file did ends the connection: the rest is not waited for.
    reply.header('connection', 'close');
  });
  for (const { method, path } of endpoints) {
    await proxied(app, {
      upstream: options.upstream,
      method,
      routes: [path],
      config: { takesAFile: true },
      limits: { headersTimeout: ANSWER_MS, timeoutMs: UPLOAD_MS },
      passage: (request, reply) => ownPassage(request, reply, options),
    });
  }
}

/** @throws BffError unsupportedType */
function maxBytesOf({ headers }: FastifyRequest): number {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const most = MAX_BYTES.get(type);
  if (most === undefined) throw new BffError(errorKinds.unsupportedType);
  return most;
}

/** Passes bytes on as they come, and fails at the first one over the limit. Source: SECURITY T17. */
function countedBody(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BffError(errorKinds.tooLarge));
      else done(null, chunk);
    },
  });
}
