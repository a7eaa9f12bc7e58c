import type { DatabaseConfig } from '../config/config.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * The configured database with the migrations that it has.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.kind === 'postgres' ? await onServer(config.url) : await inFolder(config.dataDir);
}

// Each engine is loaded only where it is used. The lock comes first of all: who may not have the folder hears so at once.

async function inFolder(dataDir: string): Promise<OpenDatabase> {
  prepareDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  const { openPglite } = await import('./pglite.ts');
  return await openPglite(dataDir, lock);
}

async function onServer(url: URL): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres.ts');
  return await openPostgres(url);
}
