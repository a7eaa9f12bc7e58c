import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { newStem } from '../media-files/file-names.ts';
import {
  type PreparedFile,
  prepareSizes,
  prepareThumbnail,
  SIZE_FORMATS,
} from '../media-files/prepared-files.ts';
import { addFileRows, storeWithRecords } from './file-rows.ts';

/**
 * Makes what a picture still lacks: sizes in formats that take long, or files that got lost. Done when nobody waits for
 * an upload. Nothing happens to a record that is complete, or that has another file by the time we are ready.
 */
export async function completeFiles(
  { db, media, now }: Pick<Dependencies, 'db' | 'media' | 'now'>,
  id: number,
): Promise<void> {
  const found = await pendingPicture(db, id);
  if (found === null) return;
  const { title, own, madeTypes } = found;
  await media.inWorkFolder(async (folder) => {
    const stored = await media.store.open(own.stored_name);
    if (stored === null) return;
    const file = join(folder, 'original');
    await pipeline(stored.stream, createWriteStream(file));
    const naming = { name: own.name, storedStem: newStem(title) };
    const made: PreparedFile[] = madeTypes.has('thumbnail')
      ? []
      : await prepareThumbnail(media, { ...naming, file, folder, fileType: own.file_type });
    for (const format of SIZE_FORMATS.filter((wanted) => !madeTypes.has(wanted))) {
      made.push(...(await prepareSizes(media, { ...naming, file, folder, format, canWait: true })));
    }
    await storeWithRecords({ db, store: media.store, now }, made, async (trx) => {
      const row = await trx
        .selectFrom('media')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const present = row === undefined ? null : await pendingPicture(trx, id);
      if (present?.own.stored_name !== own.stored_name) throw new Error('The picture has been replaced.');
      await addFileRows(trx, id, made);
      await trx.updateTable('media').set({ sizes_pending: false }).where('id', '=', id).execute();
      const after = { files: made.map((size) => size.name) };
      await recordChange(
        trx,
        THE_SYSTEM,
        { action: 'media.sizes', entity: 'media', entityId: id, after },
        now(),
      );
    });
  });
}

/** A picture that lacks something, and what kinds of files beside its own it has. */
async function pendingPicture(db: Database, id: number) {
  const rows = await db
    .selectFrom('media_file')
    .innerJoin('media', 'media.id', 'media_file.media_id')
    .select([
      'media.title',
      'media_file.name',
      'media_file.stored_name',
      'media_file.file_type',
      'media_file.role',
    ])
    .where('media.id', '=', id)
    .where('media.sizes_pending', '=', true)
    .execute();
  const own = rows.find((row) => row.role === 'original');
  if (own === undefined) return null;
  const others = rows.filter((row) => row !== own);
  const madeTypes = new Set(others.map((row) => (row.role === 'size' ? row.file_type : row.role)));
  return { title: own.title, own, madeTypes };
}
