import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { DemoMedia } from './demo-content.ts';
import type { DrawingOrder, DrawingReport } from './media-files-process.ts';
import type { MediaFacts } from './write-media-files.ts';

/**
 * As `writeMediaFiles`, in a process of its own: what draws pictures and sets papers takes hundreds of megabytes, which
 * a process that goes on to serve would never give back.
 */
export async function writeMediaFilesApart(
  media: readonly DemoMedia[],
  mediaDir: string,
): Promise<Map<string, MediaFacts>> {
  // From the sources as from a build.
  const script = join(import.meta.dirname, `media-files-process${extname(import.meta.filename)}`);
  const child = fork(script, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Nothing of the environment: under `node --watch` it would have the child tell us of each file that it imports.
    env: { PATH: process.env.PATH },
  });
  const report = await new Promise<DrawingReport>((resolve) => {
    child.once('message', (message) => resolve(message as DrawingReport));
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('exit', (code, signal) => resolve({ failure: `ended with ${signal ?? code}` }));
    child.send({ media, mediaDir } satisfies DrawingOrder);
  });
  child.kill();
  if ('failure' in report) throw new Error(`The demo pictures could not be drawn: ${report.failure}`);
  return new Map(report.facts);
}
