import type { WireMediaVersion } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { ListOf } from '../lists/paging.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { completeFiles } from './complete-files.ts';
import { deleteMedia } from './delete-media.ts';
import { sendStoredFile } from './files.ts';
import { findMedia, findMediaRecord } from './queries.ts';
import { replaceMediaFile } from './replace-file.ts';
import { emptyTrash, restoreMedia, trashMedia } from './trash.ts';
import { updateMedia } from './update.ts';
import { uploadMedia } from './upload.ts';
import { findUses } from './uses.ts';

/** Media records and their files. Source: SPEC section 7. */
export function mediaCalls(deps: Dependencies): CallHandlers {
  const { db, media, now } = deps;
  return {
    async listMedia({ viewer, query }) {
      return await findMedia(db, viewer, query, now());
    },
    async getMedia({ viewer, params }) {
      const record = await findMediaRecord(db, viewer, params.id, now());
      if (record === null) throw notFound();
      return record;
    },
    async uploadMedia(call) {
      const record = await takingAFile(call, () => uploadMedia(deps, call));
      media.later(() => completeFiles(deps, record.id));
      return record;
    },
    async updateMedia(call) {
      return await updateMedia(deps, call);
    },
    async replaceMediaFile(call) {
      const record = await takingAFile(call, () => replaceMediaFile(deps, call));
      media.later(() => completeFiles(deps, record.id));
      return record;
    },
    async getMediaUsage({ viewer, params }) {
      if ((await findMediaRecord(db, viewer, params.id, now())) === null) throw notFound();
      return await findUses(db, viewer, params.id, now());
    },
    async listMediaVersions(call) {
      return await listMediaVersions(deps, call);
    },
    async getMediaVersionFile(call) {
      return await sendMediaVersion(deps, call);
    },
    async trashMedia(call) {
      return await trashMedia(deps, call);
    },
    async restoreMedia(call) {
      return await restoreMedia(deps, call);
    },
    async emptyMediaTrash({ viewer, by }) {
      return await emptyTrash(deps, by, { seenBy: viewer });
    },
    async deleteMedia(call) {
      return await deleteMedia(deps, call);
    },
  };
}

/**
 * Answers a call that takes a file. Where it is refused before all of it has come, the connection ends with the answer:
 * otherwise the rest would be read, only to be thrown away. Source: SECURITY T17.
 */
async function takingAFile<Result>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: () => Promise<Result>,
): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    throw error;
  }
}

type VersionRow = Omit<WireMediaVersion, 'replacedDate'> & { replacedDate: Date };

/**
 * The files that others have replaced, the last one first.
 * @throws notFound for a record that the viewer may not see
 */
async function listMediaVersions(
  { db, now }: Dependencies,
  { viewer, params }: Call<'listMediaVersions'>,
): Promise<ListOf<WireMediaVersion>> {
  if ((await findMediaRecord(db, viewer, params.id, now())) === null) throw notFound();
  const { rows } = await sql<VersionRow>`
    select id, file_type as type, original_name as "originalName", size_bytes as size, width_px as width,
      height_px as height, checksum, replaced_date as "replacedDate", replaced_by as "replacedBy"
    from media_version where media_id = ${params.id} order by id desc`.execute(db);
  const wired = rows.map((row) => ({ ...row, replacedDate: row.replacedDate.toISOString() }));
  return { rows: wired, total: wired.length };
}

/** A file that another has replaced, for those who manage media to keep elsewhere. Source: SWEDEN P-03. */
async function sendMediaVersion(
  { db, now, media }: Dependencies,
  { viewer, params, request, reply }: Call<'getMediaVersionFile'>,
): Promise<FastifyReply> {
  const record = await findMediaRecord(db, viewer, params.id, now());
  const version = await db
    .selectFrom('media_version')
    .selectAll()
    .where('id', '=', params.versionId)
    .where('media_id', '=', params.id)
    .executeTakeFirst();
  if (record === null || version === undefined) throw notFound();
  return await sendStoredFile(request, reply, media.store, {
    storedName: version.stored_name,
    fileType: version.file_type,
    checksum: version.checksum,
    cacheControl: 'private, no-store',
    downloadName: version.original_name || record.filename,
  });
}
