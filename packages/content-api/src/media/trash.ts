import type { WireEmptiedTrash, WireMedia } from '@brandpost/rubicore-api';
import { type Selectable, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { MediaTable } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { removeLeftovers } from '../media-files/leftovers.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { isNotTrashed, isUnused, mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { deleteRecord, refuseUsed } from './delete-media.ts';
import { lockMedia } from './lock-media.ts';
import { findMediaRecord } from './queries.ts';

/**
 * Puts a file in the trash. Posts that use it go on showing it.
 * @throws ApiFailure 404, and 409 with where it is used unless that does not matter to the caller
 */
export async function trashMedia(deps: Dependencies, call: Call<'trashMedia'>): Promise<WireMedia> {
  return await setTrashed(deps, call, { action: 'media.trash', isForced: call.query.force === true });
}

/** Takes a file out of the trash, to where it was. @throws ApiFailure 404 */
export async function restoreMedia(deps: Dependencies, call: Call<'restoreMedia'>): Promise<WireMedia> {
  return await setTrashed(deps, call, { action: 'media.restore', isForced: true });
}

type Changing = { action: 'media.trash' | 'media.restore'; isForced: boolean };

/** What is so already stays as it is: a file that is trashed twice lies there since the first time. */
async function setTrashed(
  { db, now }: Dependencies,
  { viewer, by, params }: Call<'trashMedia'> | Call<'restoreMedia'>,
  { action, isForced }: Changing,
): Promise<WireMedia> {
  const at = now();
  return await db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, viewer, params.id, at);
    const trashed_date = action === 'media.trash' ? at : null;
    if ((row.trashed_date === null) !== (trashed_date === null)) {
      if (!isForced) await refuseUsed(trx, viewer, row.id, at);
      await trx.updateTable('media').set({ trashed_date }).where('id', '=', row.id).execute();
      await recordChange(trx, by, { action, entity: 'media', entityId: row.id }, at);
    }
    const record = await findMediaRecord(trx, viewer, row.id, at);
    if (record === null) throw notFound();
    return record;
  });
}

type Emptying = {
  /** Anyone who empties it, of what they see; null for all. */
  seenBy: ApiViewer | null;
  /** Only what has been there since before. */
  before?: Date;
};

/**
 * Deletes what lies in the trash, one file after the other. What a post uses, or what is written of one, stays: it would
 * be missing there.
 */
export async function emptyTrash(
  { db, media, now }: Pick<Dependencies, 'db' | 'media' | 'now'>,
  by: Actor,
  { seenBy, before }: Emptying,
): Promise<WireEmptiedTrash> {
  const at = now();
  const isSeen = seenBy === null ? sql<boolean>`true` : mediaVisibleTo(seenBy, at);
  const isOld = before === undefined ? sql<boolean>`true` : sql<boolean>`media.trashed_date < ${before}`;
  const { rows: trashed } = await sql<{ id: number }>`select media.id from media
    where not ${isNotTrashed()} and ${isOld} and ${isSeen} order by media.id`.execute(db);
  let deleted = 0;
  for (const { id } of trashed) {
    const files = await db.transaction().execute(async (trx) => {
      await sql`select 1 from media where id = ${id} for update`.execute(trx);
      // Read anew: somebody may have restored or used it while we waited.
      const { rows } = await sql<Selectable<MediaTable>>`select media.* from media
        where media.id = ${id} and not ${isNotTrashed()} and ${isUnused()}`.execute(trx);
      const [row] = rows;
      return row === undefined ? null : await deleteRecord(trx, row, by, at);
    });
    if (files === null) continue;
    deleted += 1;
    // What cannot be removed now is noted, and goes with the next sweep.
    await removeLeftovers({ db, store: media.store }, files).catch(() => {});
  }
  return { deleted, kept: trashed.length - deleted };
}
