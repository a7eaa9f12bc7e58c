import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packAssets } from './pack-assets.ts';

it('lays two packed copies beside each script and style, and leaves fonts as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-assets-'));
  const script = 'export const words = 1;\n'.repeat(50);
  try {
    await writeFile(join(folder, 'page-11111111.js'), script);
    await writeFile(join(folder, 'letters-11111111.woff2'), 'glyphs');
    await packAssets(folder);
    expect((await readdir(folder)).sort()).toEqual([
      'letters-11111111.woff2',
      'page-11111111.js',
      'page-11111111.js.br',
      'page-11111111.js.gz',
    ]);
    const [brotli, gzip] = await Promise.all(
      ['.br', '.gz'].map((suffix) => readFile(join(folder, `page-11111111.js${suffix}`))),
    );
    expect(brotliDecompressSync(brotli as Buffer).toString()).toBe(script);
    expect(gunzipSync(gzip as Buffer).toString()).toBe(script);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
