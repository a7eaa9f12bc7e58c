import { type Selectable, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { MediaTable } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { inUse } from '../errors.ts';
import { noteLeftovers, removeLeftovers } from '../media-files/leftovers.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { lockMedia } from './lock-media.ts';
import { isPublicMedia } from './queries.ts';
import { findUses } from './uses.ts';

/**
 * Deletes a record and all its files, those that were replaced too. The files go when the record is gone for good.
 * @throws ApiFailure 404, and 409 with where it is used unless that does not matter to the caller
 */
export async function deleteMedia(deps: Dependencies, call: Call<'deleteMedia'>): Promise<{ ok: true }> {
  const { db, media } = deps;
  const { viewer, by, params, query, request } = call;
  const now = deps.now();
  const files = await db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, viewer, params.id, now);
    if (query.force !== true) await refuseUsed(trx, viewer, row.id, now);
    return await deleteRecord(trx, row, by, now);
  });
  await removeLeftovers({ db, store: media.store }, files).catch((error: unknown) =>
    request.log.warn({ err: error }, 'Deleted files are still to be removed'),
  );
  return { ok: true };
}

/** @throws ApiFailure 409 with where a file is used, where it is */
export async function refuseUsed(trx: Database, viewer: ApiViewer, id: number, now: Date): Promise<void> {
  const usage = await findUses(trx, viewer, id, now);
  const isUsed = usage.uses.length > 0 || usage.isLogo === true || (usage.hiddenUses ?? 0) > 0;
  if (isUsed) throw inUse([], { details: { ...usage } });
}

/**
 * Deletes a record that is locked. Belongs in a transaction.
 * @returns the names in the store of its files, to be removed once the transaction is over
 */
export async function deleteRecord(
  trx: Database,
  row: Selectable<MediaTable>,
  by: Actor,
  now: Date,
): Promise<string[]> {
  const isPublic = await isPublicMedia(trx, row.id, now);
  const { rows: files } = await sql<{ stored_name: string; role: string | null; checksum: string | null }>`
    select stored_name, role, checksum from media_file where media_id = ${row.id}
    union all select stored_name, null, null from media_version where media_id = ${row.id}`.execute(trx);
  const stored = files.map((file) => file.stored_name);
  await noteLeftovers(trx, stored, now);
  await trx.deleteFrom('media').where('id', '=', row.id).execute();
  const before = {
    filename: row.filename,
    title: row.title,
    alt: row.alt,
    checksum: files.find((file) => file.role === 'original')?.checksum ?? null,
  };
  const change = { action: 'media.delete', entity: 'media', entityId: row.id, before } as const;
  await recordChange(trx, by, { ...change, isPublic }, now);
  return stored;
}
