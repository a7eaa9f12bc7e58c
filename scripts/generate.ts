/**
 * `pnpm generate`: writes what the packages compile from their schemas (`src/compiled`, which git does not have). Whatever
 * runs the sources does it first: installing, building, types, tests, `pnpm dev`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './process/run-quietly.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** How a generator is run: nothing is built yet. */
export const FROM_SOURCES = '--conditions=brandpost-source';

/** The programs that write, one a package. None needs what another writes. */
export function generators(): string[] {
  const folder = join(PROJECT_ROOT, 'packages');
  return readdirSync(folder)
    .map((name) => join(folder, name, 'scripts/generate.ts'))
    .filter((path) => existsSync(path));
}

/**
 * Writes what has changed.
 * @throws Error with what a generator says when its schemas cannot be compiled
 */
export async function generate(): Promise<void> {
  await Promise.all(generators().map(run));
}

async function run(path: string): Promise<void> {
  const { code, output } = await runQuietly([process.execPath, FROM_SOURCES, path]);
  if (code !== 0) throw new Error(`${path} could not write what it compiles.\n${output}`);
}

if (import.meta.main) await generate();
