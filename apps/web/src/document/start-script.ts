import type { AssetManifest } from '@brandpost/render-contract';

const BOOT = 'src/entry-boot.ts';
const APP = 'src/entry-client.tsx';

/** Where the start script leaves presses and keys that came before the script that knows what to do with them. */
export type EarlyEvents = { earlyEvents?: Event[] };

/**
 * What loads the first script, once something is on the screen: before that it would take its part of a slow line from
 * the document. A browser that reports no painting (Safari before 14.1) loads it at the first press or key. Inline, as
 * a file of its own would be one more to wait for; the policy allows it by its hash.
 */
export function startScript(assets: AssetManifest): string {
  return `earlyEvents=[];boot=()=>import('/${bootFile(assets)}');onclick=onkeydown=e=>{earlyEvents.push(e);boot()};new PerformanceObserver(boot).observe({type:'paint'})`;
}

/** The addresses of all that the app imports to take a page over whose parts are these source files. */
export function modulesOf(assets: AssetManifest | null, sources: readonly string[]): string[] {
  if (assets === null) return [];
  const files = new Set<string>();
  for (const source of [APP, ...sources]) collectFiles(assets, source, files);
  files.delete(bootFile(assets));
  return [...files].map((file) => `/${file}`);
}

/** The build has all of the entry in one chunk, and beside it a file that imports that one and nothing else. */
function bootFile(assets: AssetManifest): string {
  const [chunk] = assets[BOOT]?.imports ?? [];
  const file = chunk === undefined ? undefined : assets[chunk]?.file;
  if (file === undefined) throw new Error(`The client build lacks ${BOOT}`);
  return file;
}

function collectFiles(assets: AssetManifest, source: string, files: Set<string>): void {
  const chunk = assets[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collectFiles(assets, next, files);
}
