import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pnpm } from '../process/pnpm.ts';
import { runQuietly } from '../process/run-quietly.ts';

/** What others install on their own. */
const PUBLIC_PACKAGES = ['swedish', 'domain', 'validation', 'cms-blocks'];

/**
 * Packs the public packages as they would be published and lets publint judge them. They have to be built.
 * @returns what is wrong, one sentence each
 */
export async function packageShapeProblems(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-packed-'));
  try {
    const filters = PUBLIC_PACKAGES.map((name) => `--filter=@brandpost/${name}`);
    const packed = await runQuietly(pnpm('--recursive', ...filters, 'pack', `--pack-destination=${folder}`));
    if (packed.code !== 0) return [packed.output];
    const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    if (tarballs.length !== PUBLIC_PACKAGES.length) {
      return [`${tarballs.length} of ${PUBLIC_PACKAGES.length} packages were packed.\n${packed.output}`];
    }
    return (await Promise.all(tarballs.map((name) => problemsIn(join(folder, name))))).flat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function problemsIn(tarballPath: string): Promise<string[]> {
  const tarball = new Uint8Array(await readFile(tarballPath)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `${String(pkg.name)}: ${formatMessage(message, pkg, { color: false })}`);
}
