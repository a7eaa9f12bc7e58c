import type { WireMedia, WireMediaVersion } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { ListOf } from '../lists/paging.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { completeFiles } from './complete-files.ts';
import { deleteMedia } from './delete-media.ts';
import { sendStoredFile } from './files.ts';
import { lockMedia } from './lock-media.ts';
import { findMedia, findMediaRecord, isPublicMedia } from './queries.ts';
import { replaceMediaFile } from './replace-file.ts';
import { emptyTrash, restoreMedia, trashMedia } from './trash.ts';
import { uploadMedia } from './upload.ts';
import { findUses } from './uses.ts';
import { checkWords, type MediaWords } from './words.ts';

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

/**
 * Changes what is said about a file; what is not named stays.
 * @throws ApiFailure 404, and 422 where the whole record would break a rule
 */
async function updateMedia(deps: Dependencies, call: Call<'updateMedia'>): Promise<WireMedia> {
  const { viewer, by, params, body } = call;
  const now = deps.now();
  return await deps.db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, viewer, params.id, now);
    const isDecorative = body.decorative ?? row.is_decorative;
    const words: MediaWords = {
      title: (body.title ?? row.title).trim(),
      alt: isDecorative ? '' : (body.alt ?? row.alt).trim(),
      isDecorative,
      uploadDescription: (body.description ?? row.upload_description).trim(),
      categoryId: body.categoryId === undefined ? row.category_id : body.categoryId,
    };
    await checkWords(trx, words);
    const focus = body.focalPoint === undefined ? { x: row.focal_x, y: row.focal_y } : body.focalPoint;
    await trx
      .updateTable('media')
      .set({
        title: words.title,
        title_key: swedishSortKey(words.title),
        alt: words.alt,
        is_decorative: words.isDecorative,
        upload_description: words.uploadDescription,
        category_id: words.categoryId,
        focal_x: focus?.x ?? null,
        focal_y: focus?.y ?? null,
        updated_date: now,
      })
      .where('id', '=', row.id)
      .execute();
    const record = await findMediaRecord(trx, viewer, row.id, now);
    if (record === null) throw notFound();
    const before = {
      title: row.title,
      alt: row.alt,
      isDecorative: row.is_decorative,
      uploadDescription: row.upload_description,
      categoryId: row.category_id,
      focalPoint: row.focal_x === null ? null : { x: row.focal_x, y: row.focal_y },
    };
    const after = { ...words, focalPoint: record.focalPoint };
    const isPublic = await isPublicMedia(trx, row.id, now);
    const change = { action: 'media.update', entity: 'media', entityId: row.id, before, after } as const;
    await recordChange(trx, by, { ...change, isPublic }, now);
    return record;
  });
}
