import type { Database } from '../db/database.ts';

/** Where the installation keeps when its newest backup was written. */
export const LAST_BACKUP = 'last-backup';

/** Notes that a backup was written, for the metric of its age. */
export async function noteBackup(db: Database, made: string): Promise<void> {
  const value = JSON.stringify({ made });
  await db
    .insertInto('installation')
    .values({ key: LAST_BACKUP, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
