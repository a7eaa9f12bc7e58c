import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MediaStore } from './media-store.ts';

/**
 * A file cannot be written in one transaction with its record. So it is noted first, in a transaction of its own, that
 * a file may soon lie there without a record; the note goes with the record's transaction, or with the file. Whatever
 * is cut short in between, the note tells what to remove. Files that nobody has noted are nobody's to remove.
 */
export async function noteLeftovers(db: Database, storedNames: readonly string[], now: Date): Promise<void> {
  if (storedNames.length === 0) return;
  const rows = storedNames.map((stored_name) => ({ stored_name, noted_date: now }));
  await db
    .insertInto('media_leftover')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** These files have records now. Belongs in the transaction that writes them. */
export async function takeOffLeftovers(trx: Database, storedNames: readonly string[]): Promise<void> {
  await trx.deleteFrom('media_leftover').where('stored_name', 'in', storedNames).execute();
}

/** Removes those of the files that are still noted, and their notes where that went well. */
export async function removeLeftovers(
  { db, store }: { db: Database; store: MediaStore },
  storedNames: readonly string[],
): Promise<void> {
  if (storedNames.length === 0) return;
  const noted = await db
    .selectFrom('media_leftover')
    .select('stored_name')
    .where('stored_name', 'in', storedNames)
    .execute();
  for (const { stored_name } of noted) {
    await store.delete(stored_name);
    await db.deleteFrom('media_leftover').where('stored_name', '=', stored_name).execute();
  }
}

/**
 * Removes all files that were noted some time ago and never got a record.
 * @param notedBefore late enough that no upload still works on what was noted before it
 */
export async function sweepLeftovers(
  { db, store }: { db: Database; store: MediaStore },
  notedBefore: Date,
): Promise<number> {
  const { rows } = await sql<{ stored_name: string }>`
    select stored_name from media_leftover where noted_date < ${notedBefore}
      and stored_name not in (select stored_name from media_file)
      and stored_name not in (select stored_name from media_version)`.execute(db);
  await removeLeftovers(
    { db, store },
    rows.map((row) => row.stored_name),
  );
  return rows.length;
}
