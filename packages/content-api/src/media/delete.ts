import { recordChange } from '../changes/record-change.ts';
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
    const usage = await findUses(trx, viewer, row.id, now);
    const isUsed = usage.uses.length > 0 || (usage.hiddenUses ?? 0) > 0;
    if (isUsed && query.force !== true) throw inUse([], { details: { ...usage } });
    const isPublic = await isPublicMedia(trx, row.id, now);
    const own = await trx.selectFrom('media_file').selectAll().where('media_id', '=', row.id).execute();
    const replaced = await trx
      .selectFrom('media_version')
      .select('stored_name')
      .where('media_id', '=', row.id)
      .execute();
    const stored = [...own, ...replaced].map((file) => file.stored_name);
    await noteLeftovers(trx, stored, now);
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    const before = {
      filename: row.filename,
      title: row.title,
      alt: row.alt,
      checksum: own.find((file) => file.role === 'original')?.checksum ?? null,
    };
    const change = { action: 'media.delete', entity: 'media', entityId: row.id, before } as const;
    await recordChange(trx, by, { ...change, isPublic }, now);
    return stored;
  });
  await removeLeftovers({ db, store: media.store }, files).catch((error: unknown) =>
    request.log.warn({ err: error }, 'Deleted files are still to be removed'),
  );
  return { ok: true };
}
