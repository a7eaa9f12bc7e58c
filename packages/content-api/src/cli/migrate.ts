import type { Config } from '../config/config.ts';
import { prepareDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open-database.ts';
import { migrate } from '../migrations/migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { say } from './progress.ts';

/** `brandpost migrate` */
export async function migrateDatabase(config: Config): Promise<void> {
  prepareDataFolder(config.dataDir);
  const database = await openDatabase(config.database);
  try {
    const made = await migrate(database.db);
    const last = Object.keys(migrations).sort().at(-1);
    if (made.length === 0) say(`The database is up to date (${last}).`);
    else say(`Migrated by ${made.length}: ${made.join(', ')}.`);
  } finally {
    await database.close();
  }
}
