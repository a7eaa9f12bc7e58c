import type { Config } from '../config/config.ts';
import { prepareDataFolder } from '../db/data-folder.ts';
import type { Database } from '../db/database.ts';
import { openMigratedDatabase } from '../migrations/migrate.ts';

/** Works on the configured database, brought up to date, and lets go of it afterwards whatever happens. */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  prepareDataFolder(config.dataDir);
  const database = await openMigratedDatabase(config.database);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
