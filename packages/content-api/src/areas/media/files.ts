import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../errors.ts';
import { findFileType } from './queries.ts';

const YEAR_SECONDS = 31_536_000;

/** No scripts, no frames, no forms: an uploaded file is only ever looked at. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves uploaded files at `/media/<name>`. A name is looked up among the records first, so no text of a caller's is
 * ever a path. A file never changes under its name. Source: SECURITY T38 and T39.
 */
export function serveMediaFiles(app: FastifyInstance, { db }: Dependencies, mediaDir: string): void {
  app.register(fastifyStatic, {
    root: mediaDir,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const fileType = await findFileType(db, name);
    if (fileType === null) throw notFound();
    reply
      .type(fileType)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-security-policy', SANDBOX);
    return reply.sendFile(name);
  });
}
