import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { asUpstreamError } from '../upstream/failures.ts';
import type { UpstreamReply } from '../upstream/upstream.ts';

/** What is heard of upstream's headers with a file. Source: SECURITY T11. */
export const FILE_HEADERS = [
  'content-type',
  'content-length',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'content-disposition',
] as const;

/** What a browser may be shown as itself; all else is a download. Source: SECURITY T38; DESIGN section 4. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp|gif|avif)|application\/pdf|video\/mp4)$/;

/**
 * Passes a file of upstream's on as it comes, inert in a browser; its own headers (`FILE_HEADERS`) are there already.
 * @param unlessTold how long it is kept, for an upstream that does not say
 * @throws BffError notFound, or upstreamUnreachable
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, otherwise }: { file: UpstreamReply; otherwise: string },
): Promise<FastifyReply> {
  if (![200, 206, 304, 416].includes(file.statusCode)) {
    await file.body.dump();
    throw new BffError(file.statusCode >= 500 ? errorKinds.upstreamUnreachable : errorKinds.notFound);
  }
  const type = String(file.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (file.statusCode !== 304 && !SHOWN.test(type)) {
    reply.header('content-type', 'application/octet-stream').header('content-disposition', 'attachment');
  }
  file.body.on('error', (error) => request.log.warn({ err: asUpstreamError(error) }, 'A file was cut short'));
  return reply
    .code(file.statusCode)
    .header('cache-control', file.headers['cache-control'] ?? otherwise)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(file.body);
}
