import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

const WEIGHT = 700;
/** Swedish letters are in the first; those of names from elsewhere in the second. */
const FILES = [
  { name: 'Figtree', letters: 'latin' },
  { name: 'Figtree beyond', letters: 'latin-ext' },
] as const;

/** The families in the order in which a letter is looked for. */
export const TYPEFACE = FILES.map(({ name }) => name).join(', ');

/** The site's own typeface, as the drawing reads it. */
export async function readTypeface(): Promise<Font[]> {
  return Promise.all(
    FILES.map(async ({ name, letters }) => ({
      name,
      weight: WEIGHT,
      style: 'normal',
      data: await readFile(
        require.resolve(`@fontsource/figtree/files/figtree-${letters}-${WEIGHT}-normal.woff`),
      ),
    })),
  );
}
