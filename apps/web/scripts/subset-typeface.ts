/**
 * Writes `src/document/typeface/figtree-swedish.woff2`, the face that every page loads: the signs and weights that our pages
 * are set in, of the typeface as it is installed. Small enough for a server's first flight of packets.
 * Run by hand after another version, or other signs, once all is built: `node apps/web/scripts/subset-typeface.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SWEDISH_RANGE, signsOf, WEIGHTS } from '@brandpost/ui';
import subsetFont from 'subset-font';

/** Kerning, and figures that stand below each other; no page asks for other shapes of letters. */
const FEATURES = ['kern', 'tnum'];

export const SUBSET_FILE = fileURLToPath(
  new URL('../src/document/typeface/figtree-swedish.woff2', import.meta.url),
);

export async function subsetTypeface(): Promise<Buffer> {
  const installed = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  return await subsetFont(await readFile(fileURLToPath(installed)), signsOf(SWEDISH_RANGE), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
  });
}

if (import.meta.main) await writeFile(SUBSET_FILE, await subsetTypeface());
