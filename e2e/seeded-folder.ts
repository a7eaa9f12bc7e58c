import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startServer, stopServer } from './own-stack.ts';

const SEEDED_FOLDER = 'E2E_SEEDED_FOLDER';

/**
 * Before all journeys: the demo service is put into a folder once, and those that want a service of their own copy it.
 * Copies of its pictures for narrow places are left out, as drawing them in each would take longer than the journeys.
 * @param whole where a copy is put whose service draws them, and the address that it will have
 */
export async function seedFolder(whole?: { folder: string; origin: string }): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-seeded-'));
  const seeding = await startServer('packages/content-api/dist/server.js', {
    DATA_DIR: folder,
    PORT: '0',
    ...(whole !== undefined && { PUBLIC_ORIGIN: whole.origin }),
  });
  await stopServer(seeding);
  if (whole !== undefined) await copyInto(whole.folder, folder);
  await changeSeeded(folder, (database) => database.exec('update media set sizes_pending = false'));
  process.env[SEEDED_FOLDER] = folder;
  return () => removeFolder(folder);
}

/** A data folder with the demo service in it, for one service alone. */
export async function copySeededFolder(name: string): Promise<string> {
  const seeded = process.env[SEEDED_FOLDER];
  if (seeded === undefined) throw new Error('The demo service has not been put into a folder.');
  const folder = await mkdtemp(join(tmpdir(), `brandpost-${name}-`));
  await copyInto(folder, seeded);
  return folder;
}

/** Takes a data folder away; what a service that has just ended still writes into it does not stop that. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** A database is thousands of files: Node's own copying takes five times as long. */
async function copyInto(folder: string, original: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${original}/.`, folder]);
}

/** Changes a data folder's database past the API, while no service runs on it. */
export async function changeSeeded(
  folder: string,
  change: (database: PGlite) => Promise<unknown>,
): Promise<void> {
  const database = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } });
  try {
    await change(database);
  } finally {
    await database.close();
  }
}
