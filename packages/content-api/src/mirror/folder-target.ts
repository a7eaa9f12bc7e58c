import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { StartError } from '../start-error.ts';
import type { MirrorTarget } from './mirror-target.ts';

/** Says that a folder holds a copy of ours, all of which may be replaced. */
const MARK = '.brandpost-mirror';

/**
 * A folder for a static copy of the site. Files are whole or not there.
 * @throws StartError for a folder that holds something else
 */
export async function folderTarget(folder: string): Promise<MirrorTarget> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes(MARK)) {
    throw new StartError(`${folder} holds something else than a copy of a site. An empty folder is needed.`);
  }
  await writeFile(join(folder, MARK), 'brandpost mirror\n');
  return {
    async write(file, bytes) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${process.pid}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async remove(file) {
      await rm(join(folder, file), { force: true });
    },
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && entry.name !== MARK)
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
    close() {},
  };
}
