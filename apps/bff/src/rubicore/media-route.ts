import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { told, type Upstream } from '../upstream/upstream.ts';
import { isHostileTarget } from './hostile-target.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const PASSED_ON = [
  'content-type',
  'content-length',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'content-disposition',
] as const;

/** For an upstream that does not say: a file may be replaced under its address. */
const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

/** What a browser may be shown as itself; all else is a download. Source: SECURITY T38; DESIGN section 4. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp|gif|avif)|application\/pdf|video\/mp4)$/;

/**
 * `/media/<file name>`: uploaded files, thumbnails and narrower copies, streamed from upstream, inert in a browser.
 * How long they are kept is upstream's to say, which knows who may see them.
 */
export async function mediaRoute(
  app: FastifyInstance,
  options: { upstream: Upstream; defaultToken: string },
) {
  app.get<{ Params: { filename: string } }>('/media/:filename', (request, reply) =>
    sendFile(request, reply, options),
  );
}

async function sendFile(
  request: FastifyRequest<{ Params: { filename: string } }>,
  reply: FastifyReply,
  { upstream, defaultToken }: { upstream: Upstream; defaultToken: string },
): Promise<FastifyReply> {
  if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.notFound);
  const { range, 'if-none-match': ifNoneMatch } = request.headers;
  const file = await upstream.request({
    method: 'GET',
    path: `/media/${encodeURIComponent(request.params.filename)}`,
    headers: {
      authorization: `Bearer ${defaultToken}`,
      'x-request-id': request.id,
      ...(range === undefined ? {} : { range }),
      ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    },
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
  });
  if (![200, 206, 304, 416].includes(file.statusCode)) {
    await file.body.dump();
    throw new BffError(file.statusCode >= 500 ? errorKinds.upstreamUnreachable : errorKinds.notFound);
  }
  for (const name of PASSED_ON) {
    const value = file.headers[name];
    if (typeof value === 'string') reply.header(name, value);
  }
  const type = String(file.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (file.statusCode !== 304 && !SHOWN.test(type)) {
    reply.header('content-type', 'application/octet-stream').header('content-disposition', 'attachment');
  }
  file.body.on('error', (error) => request.log.warn({ err: told(error) }, 'A file was cut short'));
  return reply
    .code(file.statusCode)
    .header('cache-control', file.headers['cache-control'] ?? KEPT_FOR_AN_HOUR)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(file.body);
}
