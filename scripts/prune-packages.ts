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
/** What single packages bring beside the build that is loaded here: other builds, sources, words of other languages. */
const UNREAD_BUILDS: Readonly<Record<string, RegExp>> = {
  '@cantoo/pdf-lib': /^(?:src|cjs|dist\/pdf-lib.*)$/,
  'axe-core': /^(?:axe\.min\.js|locales)$/,
};

/** Takes away, below a `node_modules`, what is not needed to run: half of what packages bring. */
export async function prunePackages(nodeModules: string): Promise<void> {
  const entries = await readdir(nodeModules, { withFileTypes: true, recursive: true });
  const gone = entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const isUnread =
      isUnreadBuild(path) ||
      (entry.isFile()
        ? UNREAD_FILE.test(entry.name)
        : entry.isDirectory() && UNREAD_FOLDER.test(entry.name) && isPackage(entry.parentPath));
    return isUnread ? [path] : [];
  });
  await Promise.all(gone.map((path) => rm(path, { recursive: true, force: true })));
}

/** `node_modules/name` and `node_modules/@scope/name`; nothing within. */
function isPackage(folder: string): boolean {
  const parent = dirname(folder);
  return /[/\\]node_modules$/.test(parent) || /[/\\]node_modules[/\\]@[^/\\]+$/.test(parent);
}

function isUnreadBuild(path: string): boolean {
  const [, name, rest = ''] =
    /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\](.+)$/.exec(path) ?? [];
  return UNREAD_BUILDS[name?.replaceAll('\\', '/') ?? '']?.test(rest.replaceAll('\\', '/')) ?? false;
}
