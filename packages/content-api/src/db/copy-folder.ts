import { copyFile, constants as fsConstants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that changed this shortly before it was copied may have changed once more within the same tick of the clock. */
const CLOCK_GRAIN_MS = 100;
const AT_ONCE = 8;
/** Each round copies what was written during the one before, so that little is left for the last. */
const ROUNDS_AHEAD = 3;

type Copied = { mtimeMs: number; size: number; copiedAtMs: number };

/** A copy of a folder that is written in meanwhile: made ahead as well as it goes, and then brought to one moment. */
export type FolderCopy = {
  /** Copies what has changed since, and nothing else; anyone who writes in the folder waits until it is done. */
  catchUp(): Promise<void>;
};

/**
 * Copies a folder's files. Where the file system can, they share their blocks until one of them is written in.
 * @param target must not exist
 */
export async function copyFolder(source: string, target: string): Promise<FolderCopy> {
  const copied = new Map<string, Copied>();
  await mkdir(target, { mode: 0o700 });
  for (let round = 0; round < ROUNDS_AHEAD; round++) await copyChanged(source, target, copied);
  return {
    async catchUp() {
      const present = await copyChanged(source, target, copied);
      const gone = [...copied.keys()].filter((name) => !present.has(name));
      for (const name of gone) await rm(join(target, name), { force: true });
    },
  };
}

async function copyChanged(
  source: string,
  target: string,
  copied: Map<string, Copied>,
): Promise<ReadonlySet<string>> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath.slice(source.length + 1), entry.name);
  // Empty folders count: PostgreSQL does not start without them.
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(join(target, nameOf(entry)), { recursive: true, mode: 0o700 });
  }
  const names = entries.filter((entry) => entry.isFile()).map(nameOf);
  const waiting = names.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of waiting) await copyWhereChanged(source, target, name, copied);
    }),
  );
  return new Set(names);
}

async function copyWhereChanged(
  source: string,
  target: string,
  name: string,
  copied: Map<string, Copied>,
): Promise<void> {
  const path = join(source, name);
  // Taken away since the folder was read: it is gone at the moment that the copy stands for, or comes back before it.
  const facts = await stat(path).catch(ignoreMissing);
  if (facts === null) return;
  const before = copied.get(name);
  const isSame =
    before !== undefined &&
    before.mtimeMs === facts.mtimeMs &&
    before.size === facts.size &&
    facts.mtimeMs < before.copiedAtMs - CLOCK_GRAIN_MS;
  if (isSame) return;
  const copiedAtMs = Date.now();
  await mkdir(dirname(join(target, name)), { recursive: true, mode: 0o700 });
  const done = await copyFile(path, join(target, name), fsConstants.COPYFILE_FICLONE).then(
    () => true,
    ignoreMissing,
  );
  if (done !== null) copied.set(name, { mtimeMs: facts.mtimeMs, size: facts.size, copiedAtMs });
}

function ignoreMissing(error: { code?: string }): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
