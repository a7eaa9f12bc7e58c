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
  app.get<MediaRequest>('/media/:filename', { config: { sendsAFile: true } }, (request, reply) =>
    sendMedia(request, reply, options),
  );
}

type MediaRequest = { Params: { filename: string }; Querystring: { preview?: unknown } };

/** The token of a preview link, which lets files of one post through; nothing else of a query goes further. */
function previewOf({ preview }: MediaRequest['Querystring']): string {
  return typeof preview === 'string' && /^[\w-]{1,100}$/.test(preview) ? `?preview=${preview}` : '';
}

async function sendMedia(
  request: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
  { upstream, defaultToken }: { upstream: Upstream; defaultToken: () => string },
): Promise<FastifyReply> {
  if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.notFound);
  const preview = previewOf(request.query);
  const { range, 'if-none-match': ifNoneMatch } = request.headers;
  const caller = await request.caller();
  const token = caller.state === 'signed-in' ? tokenOf(caller.session).token : defaultToken();
  const file = await upstream.request({
    method: 'GET',
    path: `/media/${encodeURIComponent(request.params.filename)}${preview}`,
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      ...(range === undefined ? {} : { range }),
      ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    },
    headersTimeout: HEADERS_TIMEOUT_MS,
    timeoutMs: MEDIA_MS,
    signal: closedWith(reply),
  });
  const unlessTold = preview === '' ? KEPT_FOR_AN_HOUR : 'private, no-store';
  return sendFile(request, reply, { file, unlessTold });
}
