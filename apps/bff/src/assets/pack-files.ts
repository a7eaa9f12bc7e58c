import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeWhole } from './keep-build.ts';

const PACKINGS = [
  { suffix: '.br', pack: promisify(brotliCompress) },
  { suffix: '.gz', pack: promisify(gzip) },
] as const;

/** Fonts and pictures are packed as they are. */
const WORTH_IT = /\.(?:js|css|svg|json)$/;

/** Lays packed copies beside files, as small as they get: once for each build, for it takes seconds. */
export async function packFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => WORTH_IT.test(each))) {
    for (const { suffix, pack } of PACKINGS) {
      const to = join(folder, name + suffix);
      if (await exists(to)) continue;
      await writeWhole(to, await pack(await readFile(join(folder, name))));
    }
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
