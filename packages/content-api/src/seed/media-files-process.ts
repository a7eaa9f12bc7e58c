import type { DemoMedia } from './demo-content.ts';
import { type MediaFacts, writeMediaFiles } from './write-media-files.ts';

/** What this process is told, and what it tells. */
export type DrawingOrder = { media: readonly DemoMedia[]; mediaDir: string };
export type DrawingReport = { facts: [string, MediaFacts][] } | { failure: string };

// Started by `writeMediaFilesApart`; ends with the process that started it.
process.once('disconnect', () => process.exit(1));
process.once('message', async ({ media, mediaDir }: DrawingOrder) => {
  process.send?.(await report(media, mediaDir));
});

async function report(...order: Parameters<typeof writeMediaFiles>): Promise<DrawingReport> {
  try {
    return { facts: [...(await writeMediaFiles(...order))] };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
