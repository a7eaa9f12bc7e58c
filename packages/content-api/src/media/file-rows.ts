import type { Database } from '../db/database.ts';
import { noteLeftovers, removeLeftovers, takeOffLeftovers } from '../media-files/leftovers.ts';
import type { MediaStore } from '../media-files/media-store.ts';
import type { PreparedFile } from '../media-files/prepared-files.ts';

/**
 * Stores files and writes their records: all of it or nothing. The files come first; what is cut short leaves notes of
 * what to remove.
 * @param write has to write the rows of the files, by `addFileRows`
 */
export async function storeWithRecords<Result>(
  { db, store, now }: { db: Database; store: MediaStore; now: () => Date },
  files: readonly PreparedFile[],
  write: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const storedNames = files.map((file) => file.storedName);
  await noteLeftovers(db, storedNames, now());
  try {
    for (const { storedName, path, fileType } of files) await store.put(storedName, path, { fileType });
    return await db.transaction().execute(write);
  } catch (error) {
    // Where even this fails, the sweep does it.
    await removeLeftovers({ db, store }, storedNames).catch(() => {});
    throw error;
  }
}

/** Writes the rows of files that have been stored. Belongs in the transaction of `storeWithRecords`. */
export async function addFileRows(
  trx: Database,
  mediaId: number,
  files: readonly PreparedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file) => ({
    name: file.name,
    media_id: mediaId,
    role: file.role,
    stored_name: file.storedName,
    file_type: file.fileType,
    size_bytes: file.sizeBytes,
    width_px: file.widthPx,
    height_px: file.heightPx,
    checksum: file.checksum,
  }));
  await trx.insertInto('media_file').values(rows).execute();
  await takeOffLeftovers(
    trx,
    files.map((file) => file.storedName),
  );
}
