import type { WireMediaVersion } from '@brandpost/rubicore-api';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { ListOf } from '../lists/paging.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { sendStoredFile } from './files.ts';
import { findMediaRecord } from './queries.ts';

type VersionRow = Omit<WireMediaVersion, 'replacedDate'> & { replacedDate: Date };

/**
 * The files that others have replaced, the last one first.
 * @throws notFound for a record that the viewer may not see
 */
export async function listMediaVersions(
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
export async function sendMediaVersion(
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
