import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Source: SECURITY F8. */
const BUILDS_KEPT = 3;
const MAX_BYTES = 200 * 1024 * 1024;

const LEFT_AFTER_MS = 3_600_000;
/** What the build has packed of a file lies beside it. */
const PACKED = /\.(?:br|gz)$/;

/** What a build's files are called: a name of letters, the hash of what is in them, a kind. */
export const HASHED_NAME = /^[\w.-]+-[\w-]{7,8}\.[a-z0-9]{2,5}$/;

/** Where files of this build and the ones before lie, all in one folder: names with hashes never mean two things. */
export const keptFiles = (folder: string) => join(folder, 'files');

/**
 * Lays a build's hashed files beside those of earlier builds, for tabs that were opened before the present one, and
 * takes away what is older than the last three. Several processes may do so in the same folder at once.
 * @param built the folder with the files of the present build
 * @param folder ours to write in
 * @throws an error of the file system, for instance where nothing may be written
 */
export async function keepBuild(built: string, folder: string): Promise<void> {
  const files = (await readdir(built)).filter((name) => HASHED_NAME.test(name.replace(PACKED, '')));
  const names = files.filter((name) => !PACKED.test(name)).sort();
  await mkdir(keptFiles(folder), { recursive: true });
  // The list comes first: another process takes away what no list has.
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  await writeWhole(join(folder, `build-${id}.json`), JSON.stringify(names));
  for (const name of files) await copyWhole(join(built, name), join(keptFiles(folder), name));
  await forgetOld(folder);
}

async function forgetOld(folder: string): Promise<void> {
  const lists = await Promise.all(
    (await readdir(folder))
      .filter((name) => /^build-\w+\.json$/.test(name))
      .map(async (name) => ({
        path: join(folder, name),
        lastUsedMs: (await stat(join(folder, name))).mtimeMs,
      })),
  );
  lists.sort((one, other) => other.lastUsedMs - one.lastUsedMs);
  const wanted = new Set<string>();
  let bytes = 0;
  for (const [index, { path }] of lists.entries()) {
    const names = await namesIn(path);
    bytes += await bytesOf(
      keptFiles(folder),
      names.filter((name) => !wanted.has(name)),
    );
    const isKept = index === 0 || (index < BUILDS_KEPT && bytes <= MAX_BYTES);
    if (isKept) for (const name of names) wanted.add(name);
    else await rm(path, { force: true });
  }
  for (const name of await readdir(keptFiles(folder))) {
    const path = join(keptFiles(folder), name);
    const isUnwanted = name.endsWith('.part') ? await isLeft(path) : !wanted.has(name.replace(PACKED, ''));
    if (isUnwanted) await rm(path, { force: true });
  }
}

/** Half a file that nobody writes to any more. */
async function isLeft(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > LEFT_AFTER_MS;
}

/** A list that cannot be read keeps nothing. */
async function namesIn(path: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Array.isArray(names) ? names.filter((name) => HASHED_NAME.test(String(name))) : [];
  } catch {
    return [];
  }
}

async function bytesOf(folder: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Nobody ever meets half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const [size, before] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (before?.size === size.size) return;
  const aside = `${to}.${randomUUID()}.part`;
  await copyFile(from, aside);
  await rename(aside, to);
}

async function writeWhole(to: string, content: string): Promise<void> {
  const aside = `${to}.${randomUUID()}.part`;
  await writeFile(aside, content);
  await rename(aside, to);
}
