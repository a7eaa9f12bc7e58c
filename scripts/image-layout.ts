/**
 * The folders that the container images hold, made the same way by the Dockerfile and by the test beside this file:
 * `node scripts/image-layout.ts <folder>`. Everything has to be built first.
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pnpm } from './process/pnpm.ts';
import { runQuietly } from './process/run-quietly.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { prunePackages } from './prune-packages.ts';

/** All that is needed of a package once it is built. */
const KEPT = ['dist', 'node_modules', 'package.json'];

/** The two images' folders. Paths inside are those of the project, so that the code finds its neighbours. */
export type ImageLayout = { bff: string; contentApi: string };

/**
 * Lays out both images under a folder that is empty or does not exist.
 * @throws Error with pnpm's output when a package cannot be laid out
 */
export async function layOutImages(folder: string): Promise<ImageLayout> {
  const layout = { bff: join(folder, 'bff'), contentApi: join(folder, 'content-api') };
  await deploy('@brandpost/bff', join(layout.bff, 'apps/bff'));
  await copyBuilt('apps/web', layout.bff);
  await deploy('@brandpost/content-api', join(layout.contentApi, 'packages/content-api'));
  await cp(join(PROJECT_ROOT, 'demo'), join(layout.contentApi, 'demo'), { recursive: true });
  for (const root of Object.values(layout)) await cp(join(PROJECT_ROOT, 'LICENSE'), join(root, 'LICENSE'));
  await listParts('@brandpost/bff', layout.bff);
  await listParts('@brandpost/content-api', layout.contentApi);
  return layout;
}

/** The package with what it needs in production, and nothing that only its sources need. */
async function deploy(name: string, target: string): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true });
  const { code, output } = await runQuietly(pnpm(`--filter=${name}`, 'deploy', '--prod', target));
  if (code !== 0) throw new Error(`${name} could not be laid out.\n${output}`);
  await keepOnlyBuilt(target);
  const store = join(target, 'node_modules/.pnpm');
  for (const entry of await readdir(store)) {
    if (!entry.startsWith('@brandpost+')) continue;
    const scope = join(store, entry, 'node_modules/@brandpost');
    const own = entry.slice('@brandpost+'.length).split('@', 1)[0] ?? '';
    await keepOnlyBuilt(join(scope, own));
  }
  await prunePackages(join(target, 'node_modules'));
  for (const note of ['.modules.yaml', '.pnpm-workspace-state-v1.json']) {
    await rm(join(target, 'node_modules', note), { force: true });
  }
}

/** A bill of materials in CycloneDX, from the lock file: what is in the image, for anyone who looks for known holes. */
async function listParts(name: string, root: string): Promise<void> {
  const file = join(root, 'sbom.cdx.json');
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--lockfile-only', '--prod', '--out', file];
  const { code, output } = await runQuietly(pnpm(`--filter=${name}`, ...args));
  if (code !== 0) throw new Error(`The parts of ${name} could not be listed.\n${output}`);
}

async function keepOnlyBuilt(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!KEPT.includes(entry)) await rm(join(folder, entry), { recursive: true });
  }
}

/** For what needs no other package at run time. */
async function copyBuilt(place: string, root: string): Promise<void> {
  for (const entry of ['dist', 'package.json']) {
    await cp(join(PROJECT_ROOT, place, entry), join(root, place, entry), { recursive: true });
  }
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Say where: node scripts/image-layout.ts <folder>');
  await layOutImages(resolve(folder));
}
