import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * What Node never reads: types, maps for debuggers, notes, and builds for another runtime (Bare) or for a script element.
 * Licences stay.
 */
const UNREAD_FILE =
  /\.(?:map|ts|mts|cts|tsbuildinfo|flow|bare)$|\.(?:bc|standalone)\.js$|^(?!licen[cs]e|copying|notice).*\.(?:md|markdown)$/i;
/** At the root of a package: its own tests and documents, and folders of tools, which begin with a dot. */
const UNREAD_FOLDER = /^(?:\..+|tests?|__tests__|docs?|examples?|benchmarks?|bench|coverage)$/;

/** Takes away, below a `node_modules`, what is not needed to run: half of what packages bring. */
export async function prunePackages(nodeModules: string): Promise<void> {
  const entries = await readdir(nodeModules, { withFileTypes: true, recursive: true });
  const gone = entries.flatMap((entry) => {
    const isUnread = entry.isFile()
      ? UNREAD_FILE.test(entry.name)
      : entry.isDirectory() && UNREAD_FOLDER.test(entry.name) && isPackage(entry.parentPath);
    return isUnread ? [join(entry.parentPath, entry.name)] : [];
  });
  await Promise.all(gone.map((path) => rm(path, { recursive: true, force: true })));
}

/** `node_modules/name` and `node_modules/@scope/name`; nothing within. */
function isPackage(folder: string): boolean {
  const parent = dirname(folder);
  return /[/\\]node_modules$/.test(parent) || /[/\\]node_modules[/\\]@[^/\\]+$/.test(parent);
}
