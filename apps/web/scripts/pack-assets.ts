/**
 * Lays packed copies beside the files of the built client (`.br` and `.gz`), as small as they get, which takes seconds: the
 * BFF gives them to whoever can unpack them. Part of the build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const PACKINGS = [
  { suffix: '.br', pack: promisify(brotliCompress) },
  { suffix: '.gz', pack: promisify(gzip) },
] as const;

/** Fonts and pictures are packed as they are. */
const WORTH_IT = /\.(?:js|css|svg|json)$/;

/** @param folder where the client's hashed files are */
export async function packAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => WORTH_IT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      for (const { suffix, pack } of PACKINGS) await writeFile(path + suffix, await pack(content));
    }),
  );
}

if (import.meta.main) await packAssets(fileURLToPath(new URL('../dist/client/assets/', import.meta.url)));
