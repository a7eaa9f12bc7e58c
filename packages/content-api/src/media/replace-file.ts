import type { WireMedia } from '@brandpost/rubicore-api';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { newStem, originalName } from '../media-files/file-names.ts';
import { noteLeftovers, removeLeftovers } from '../media-files/leftovers.ts';
import { type PreparedFile, prepareFiles } from '../media-files/prepared-files.ts';
import { receiveFile } from '../media-files/receive-file.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { addFileRows, storeWithRecords } from './file-rows.ts';
import { lockMedia } from './lock-media.ts';
import { findMediaRecord, isPublicMedia } from './queries.ts';

/**
 * Puts another file in the place of a record's own: number and address stay, the old file is kept beside the record.
 * A picture becomes what the address says, whatever it came as. Source: SWEDEN P-03.
 * @throws ApiFailure 404, 415 for a paper in a picture's place, and as for an upload
 */
export async function replaceMediaFile(
  deps: Dependencies,
  call: Call<'replaceMediaFile'>,
): Promise<WireMedia> {
  const { db, media, now } = deps;
  const { viewer, params, query, request } = call;
  const known = await findMediaRecord(db, viewer, params.id, now());
  if (known === null) throw notFound();
  const { record, replaced } = await media.inWorkFolder(async (folder) => {
    const received = await receiveFile(request.raw, folder);
    const naming = { name: known.filename, storedStem: newStem(known.title) };
    const files = await prepareFiles(media, received, { ...naming, folder, madeType: known.type });
    return await storeWithRecords({ db, store: media.store, now }, files, (trx) =>
      putInPlace(trx, call, files, { original_name: originalName(query.filename), at: now() }),
    );
  });
  await removeLeftovers({ db, store: media.store }, replaced).catch((error: unknown) =>
    request.log.warn({ err: error }, 'Replaced files are still to be removed'),
  );
  return record;
}

async function putInPlace(
  trx: Database,
  { viewer, by, params }: Call<'replaceMediaFile'>,
  files: readonly PreparedFile[],
  { original_name, at }: { original_name: string; at: Date },
): Promise<{ record: WireMedia; replaced: string[] }> {
  const row = await lockMedia(trx, viewer, params.id, at);
  const [own] = files;
  if (own === undefined) throw new Error('A replacement has no file.');
  const old = await trx.deleteFrom('media_file').where('media_id', '=', row.id).returningAll().execute();
  const oldOwn = old.find((file) => file.role === 'original');
  if (oldOwn !== undefined) {
    const { stored_name, file_type, size_bytes, width_px, height_px, checksum } = oldOwn;
    const facts = { stored_name, file_type, size_bytes, width_px, height_px, checksum };
    const moment = { replaced_date: at, replaced_by: viewer.userId };
    await trx
      .insertInto('media_version')
      .values({ ...facts, ...moment, media_id: row.id, original_name: row.original_name })
      .execute();
  }
  const replaced = old.filter((file) => file !== oldOwn).map((file) => file.stored_name);
  await noteLeftovers(trx, replaced, at);
  await addFileRows(trx, row.id, files);
  await trx
    .updateTable('media')
    .set({
      original_name,
      file_type: own.fileType,
      size_bytes: own.sizeBytes,
      width_px: own.widthPx,
      height_px: own.heightPx,
      sizes_pending: files.some((file) => file.role === 'size'),
      missing_since: null,
      updated_date: at,
    })
    .where('id', '=', row.id)
    .execute();
  const record = await findMediaRecord(trx, viewer, row.id, at);
  if (record === null) throw notFound();
  const before = { checksum: oldOwn?.checksum ?? null, originalName: row.original_name };
  const after = { checksum: own.checksum, originalName: original_name };
  const isPublic = await isPublicMedia(trx, row.id, at);
  const change = { action: 'media.replace', entity: 'media', entityId: row.id, before, after } as const;
  await recordChange(trx, by, { ...change, isPublic }, at);
  return { record, replaced };
}
