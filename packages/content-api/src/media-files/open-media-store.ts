import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { S3Settings } from '../config/config.ts';
import type { MediaStore } from './media-store.ts';
import { storageFailure } from './storage-failure.ts';

/**
 * The store that is configured: a bucket, else a folder.
 * @throws StartError when the bucket cannot be used
 */
export async function openMediaStore(config: {
  mediaDir: string;
  mediaBucket: S3Settings | null;
}): Promise<MediaStore> {
  if (config.mediaBucket === null) return localStore(config.mediaDir);
  // Large, and needed by few.
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.mediaBucket);
  await store.check();
  return store;
}

/** Read by its owner's group too, so that a backup need not run as the service. */
const FILE_MODE = 0o640;
/** Ends the name of a file that is not whole yet. */
const UNFINISHED = '.unfinished';

/** Files in a folder of this machine. */
export function localStore(folder: string): MediaStore {
  const pathOf = (name: string) => {
    if (basename(name) !== name || name.startsWith('.'))
      throw new Error(`${name} is not the name of a file.`);
    return join(folder, name);
  };
  return {
    async put(name, file) {
      const path = pathOf(name);
      const unfinished = `${path}${UNFINISHED}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o750 });
        await moveTo(unfinished, file);
        await chmod(unfinished, FILE_MODE);
        await sync(unfinished);
        await rename(unfinished, path);
        await sync(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw storageFailure(error);
      }
    },

    async open(name, range) {
      const handle = await open(pathOf(name)).catch(nullWhereMissing);
      if (handle === null) return null;
      try {
        const { size } = await handle.stat();
        // The stream closes the handle.
        return { sizeBytes: size, stream: createReadStream('', { fd: handle, ...range }) };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async delete(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      // Of a process that was killed before the file was whole.
      await rm(`${path}${UNFINISHED}`, { force: true });
    },

    async sizeOf(name) {
      const facts = await stat(pathOf(name)).catch(nullWhereMissing);
      return facts?.size ?? null;
    },

    async *list() {
      const entries = await opendir(folder).catch(nullWhereMissing);
      if (entries === null) return;
      for await (const entry of entries) {
        if (entry.isFile() && !entry.name.endsWith(UNFINISHED)) yield entry.name;
      }
    },
  };
}

/** A rename where both lie on one disk, else a copy. */
async function moveTo(target: string, file: string): Promise<void> {
  try {
    await rename(file, target);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(file, target);
  }
}

/** Waits until a file, or the names in a folder, are on the disk itself. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhereMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
