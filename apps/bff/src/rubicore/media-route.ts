import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { isAskedAsPage } from '../plugins/error-handler.ts';
import { tokenOf } from '../sessions/session-record.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { isHostileTarget } from './hostile-target.ts';
import { type Passage, proxied } from './proxy.ts';
import { upstreamHeaders } from './request-headers.ts';
import { FILE_HEADERS, sendFile } from './send-file.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const MEDIA_MS = 120_000;
/** For an upstream that does not say: a file may be replaced under its address. */
const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

type MediaOptions = {
  upstream: Upstream;
  defaultToken: () => string;
  /** For somebody who followed a link to a file that is gone: the page that says so, with its ways on. */
  answerWithMissingPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/**
 * `/media/<file name>`: uploaded files, thumbnails and narrower copies, streamed from upstream, inert in a browser.
 * How long they are kept is upstream's to say, which knows who may see them.
 */
export async function mediaRoute(app: FastifyInstance, options: MediaOptions) {
  app.setErrorHandler((error, request, reply) => {
    const isMissing = error instanceof BffError && error.kind === errorKinds.notFound;
    if (!isMissing || !isAskedAsPage(request)) throw error;
    return options.answerWithMissingPage(request, reply);
  });
  await proxied(app, {
    upstream: options.upstream,
    method: 'GET',
    routes: ['/media/:filename'],
    config: { sendsAFile: true },
    limits: { headersTimeout: HEADERS_TIMEOUT_MS, timeoutMs: MEDIA_MS },
    heard: FILE_HEADERS,
    passage: (request, reply) => mediaPassage(request, reply, options),
  });
}

/** The token of a preview link, which lets files of one post through; nothing else of a query goes further. */
function previewOf({ preview }: { preview?: unknown }): string {
  return typeof preview === 'string' && /^[\w-]{1,100}$/.test(preview) ? `preview=${preview}` : '';
}

async function mediaPassage(
  request: FastifyRequest,
  reply: FastifyReply,
  { defaultToken }: MediaOptions,
): Promise<Passage> {
  if (isHostileTarget(request.raw.url ?? '')) throw new BffError(errorKinds.notFound);
  const { filename } = request.params as { filename: string };
  const query = previewOf(request.query as { preview?: unknown });
  const caller = await request.caller();
  const token = caller.state === 'signed-in' ? tokenOf(caller.session).token : defaultToken();
  const otherwise = query === '' ? KEPT_FOR_AN_HOUR : 'private, no-store';
  return {
    path: `/media/${encodeURIComponent(filename)}`,
    query,
    headers: upstreamHeaders(request, token, ['range', 'if-none-match']),
    answer: (file) => sendFile(request, reply, { file, otherwise }),
  };
}
