import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { tokenOf } from '../sessions/session-record.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { isHostileTarget } from './hostile-target.ts';
import { closedWith } from './pass-on.ts';
import { sendFile } from './send-file.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const MEDIA_MS = 120_000;
/** For an upstream that does not say: a file may be replaced under its address. */
const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

/**
 * `/media/<file name>`: uploaded files, thumbnails and narrower copies, streamed from upstream, inert in a browser.
 * How long they are kept is upstream's to say, which knows who may see them.
 */
export async function mediaRoute(
  app: FastifyInstance,
  options: { upstream: Upstream; defaultToken: () => string },
) {
  app.get<{ Params: { filename: string } }>(
    '/media/:filename',
    { config: { sendsAFile: true } },
    (request, reply) => sendMedia(request, reply, options),
  );
}

async function sendMedia(
  request: FastifyRequest<{ Params: { filename: string } }>,
  reply: FastifyReply,
  { upstream, defaultToken }: { upstream: Upstream; defaultToken: () => string },
): Promise<FastifyReply> {
  if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.notFound);
  const { range, 'if-none-match': ifNoneMatch } = request.headers;
  const caller = await request.caller();
  const token = caller.state === 'signed-in' ? tokenOf(caller.session).token : defaultToken();
  const file = await upstream.request({
    method: 'GET',
    path: `/media/${encodeURIComponent(request.params.filename)}`,
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      ...(range === undefined ? {} : { range }),
      ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    },
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    timeoutMs: MEDIA_MS,
    signal: closedWith(reply),
  });
  return sendFile(request, reply, { file, unlessTold: KEPT_FOR_AN_HOUR });
}
