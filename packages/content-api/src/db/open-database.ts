import type { DatabaseConfig } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * The configured database, up to date.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const database =
    config.kind === 'postgres' ? await openPostgres(config.url) : await openPglite(config.dataDir);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
