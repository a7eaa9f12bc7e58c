import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const BOOT = /\/src\/entry-boot\.ts$/;
/** Scripts that every page loads. */
const FRAME = /\/src\/entry-(boot|client)\.tsx?$/;
/** What `entry-client.tsx` loads for anyone but a visitor. */
const STAFF = /\/src\/router\/staff-modules\.ts$/;

export type ModuleUses = {
  /**
   * How many parts of the visitors' app need a module, a part being what one dynamic import loads; infinite for what every
   * page loads, 0 for what staff alone do.
   */
  byVisitors(id: string): number;
  /** Whether every page loads it for anyone who is signed in. */
  byAllStaff(id: string): boolean;
};

/**
 * Who needs which modules: read from a build that is thrown away, for only the bundler knows what is left of a barrel
 * file once what nobody uses is shaken out.
 * @param config that of the real build, without the groups that its chunks are put into
 * @throws Error where the entries have other names: all that staff load would go to every visitor
 */
export async function moduleUses(config: InlineConfig): Promise<ModuleUses> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const uses = new Map<string, number>();
  for (const part of visitorsParts(chunks)) {
    const weight = isEntry(part, FRAME) ? Number.POSITIVE_INFINITY : 1;
    for (const id of modulesOf(part, chunks)) uses.set(id, (uses.get(id) ?? 0) + weight);
  }
  const staff = [...chunks.values()].find((chunk) => isEntry(chunk, STAFF));
  if (uses.size === 0 || staff === undefined) throw new Error(`Nothing is built of ${BOOT} or ${STAFF}`);
  const ofStaff = new Set(modulesOf(staff, chunks));
  // Entries wait for what they load, so that nothing that is loaded may wait for them.
  const byVisitors = (id: string) => (FRAME.test(id) ? 0 : (uses.get(id) ?? 0));
  return { byVisitors, byAllStaff: (id) => ofStaff.has(id) };
}

/** The chunks of dynamic imports that lead on from the boot script, and not by way of what staff load. */
function visitorsParts(chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const parts = new Set([...chunks.values()].filter((chunk) => isEntry(chunk, BOOT)));
  // A set is walked with what is added to it on the way.
  for (const part of parts) {
    for (const { dynamicImports } of withImports(part, chunks)) {
      for (const next of existing(dynamicImports, chunks)) if (!isEntry(next, STAFF)) parts.add(next);
    }
  }
  return parts;
}

function modulesOf(part: Chunk, chunks: ReadonlyMap<string, Chunk>): string[] {
  return [...withImports(part, chunks)].flatMap(({ moduleIds }) => moduleIds);
}

/** A chunk with all that it imports statically, directly or by way of others. */
function withImports(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const loaded = new Set([chunk]);
  for (const { imports } of loaded) for (const next of existing(imports, chunks)) loaded.add(next);
  return loaded;
}

function existing(names: readonly string[], chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  return names.flatMap((name) => chunks.get(name) ?? []);
}

function isEntry({ facadeModuleId }: Chunk, pattern: RegExp): boolean {
  return facadeModuleId !== null && pattern.test(facadeModuleId);
}
