import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { sql } from 'kysely';
import parseRange from 'range-parser';
import { VISITOR } from '../access/api-viewer.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { ByteRange, MediaStore } from '../media-files/media-store.ts';
import { mediaInPreview, previewedPostId } from '../posts/rights/preview-link.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';

/**
 * A file may be replaced under its address, so it is asked for again after a while, which costs nothing as long as it
 * is the same. Caches may go on with it while we cannot be asked.
 */
const SHOWN_TO_ALL = 'public, max-age=120, stale-while-revalidate=180, stale-if-error=86400';
/** A file that not everybody may see stays with nobody. */
const NOT_FOR_ALL = 'private, no-store';

/** No scripts, no frames, no forms: an uploaded file is only ever looked at. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

type FileRow = { stored_name: string; file_type: string; checksum: string | null; is_public: boolean };

/** What is sent of a stored file, and how it is to be taken. */
export type FileToSend = {
  storedName: string;
  fileType: string;
  checksum: string | null;
  cacheControl: string;
  /** What a browser is told to call it, and to save it instead of showing it. */
  downloadName?: string;
};

/**
 * Serves uploaded files at `/media/<name>` to those who may see a post that uses them, and with `?preview=<token>` those
 * of the post that the token of a preview link leads to. A name is looked up among the
 * records first, so no text of a caller's is ever a path. Source: SECURITY T38 and T39.
 */
export function serveMediaFiles(app: FastifyInstance, { db, now, media }: Dependencies): void {
  app.get<{ Params: { name: string }; Querystring: { preview?: unknown } }>(
    '/media/:name',
    async (request, reply) => {
      const { viewer, params, query } = request;
      const isSeen = mediaVisibleTo(viewer, now());
      const previewed =
        typeof query.preview === 'string' ? await previewedPostId(db, query.preview, now()) : null;
      const isLetThrough = previewed === null ? isSeen : sql`(${isSeen} or ${mediaInPreview(previewed)})`;
      // What a visitor may see is for everybody, so nobody need be asked about twice.
      const isPublic =
        isLetThrough === isSeen && viewer.userId === null ? sql`true` : mediaVisibleTo(VISITOR, now());
      const { rows } = await sql<FileRow>`
      select file.stored_name, file.file_type, file.checksum, ${isPublic} as is_public
      from media_file as file join media on media.id = file.media_id
      where file.name = ${params.name} and ${isLetThrough}`.execute(db);
      const [file] = rows;
      if (file === undefined) throw notFound();
      return await sendStoredFile(request, reply, media.store, {
        storedName: file.stored_name,
        fileType: file.file_type,
        checksum: file.checksum,
        cacheControl: file.is_public ? SHOWN_TO_ALL : NOT_FOR_ALL,
      });
    },
  );
}

/**
 * Answers with a file, a part of it, or that it is still the same.
 * @throws notFound when the store does not have it
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  { storedName, fileType, checksum, cacheControl, downloadName }: FileToSend,
): Promise<FastifyReply> {
  // What is stored never changes, so its name there will do for files that were there before checksums.
  const etag = `"${(checksum ?? createHash('sha256').update(storedName).digest('hex')).slice(0, 32)}"`;
  const headers = { ...INERT, etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' };
  if (fresh(request.headers, { etag })) return reply.headers(headers).code(304).send();

  const { range } = request.headers;
  const isAskedInPart = range !== undefined && (request.headers['if-range'] ?? etag) === etag;
  const sizeBytes = isAskedInPart ? await store.sizeOf(storedName) : null;
  const part = sizeBytes === null ? 'whole' : onePartOf(sizeBytes, range);
  if (part === 'outside') {
    const refused = { ...INERT, 'cache-control': 'no-store', 'content-range': `bytes */${sizeBytes}` };
    return reply.headers(refused).code(416).send();
  }
  const file = await store.open(storedName, part === 'whole' ? undefined : part);
  if (file === null) throw notFound();
  reply.headers(headers).type(fileType);
  if (downloadName !== undefined) {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`);
  }
  if (part === 'whole') return reply.header('content-length', file.sizeBytes).send(file.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${file.sizeBytes}`)
    .header('content-length', part.end - part.start + 1)
    .send(file.stream);
}

/** The part that is asked for; all of it for several parts at once, and for what is no range. Source: RFC 9110, 14.2. */
function onePartOf(sizeBytes: number, range: string | undefined): ByteRange | 'whole' | 'outside' {
  const parts = range === undefined ? -2 : parseRange(sizeBytes, range);
  if (parts === -1) return 'outside';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'whole';
  return parts[0] ?? 'whole';
}
