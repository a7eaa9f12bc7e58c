import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import type { DemoMedia } from './demo-content.ts';
import { drawPicture } from './draw-picture.ts';
import { composePdf } from './pdf/compose-pdf.ts';

/** What a media record tells of its file. */
export type MediaFacts = { sizeBytes: number; widthPx: number | null; heightPx: number | null };

/** Pictures drawn at once: each takes one core. */
const CONCURRENCY = Math.min(availableParallelism(), 4);

/** Draws or composes every media file of the demo content, thumbnails too. Files that are there are replaced. */
export async function writeMediaFiles(
  media: readonly DemoMedia[],
  mediaDir: string,
): Promise<Map<string, MediaFacts>> {
  await mkdir(mediaDir, { recursive: true });
  const facts = new Map<string, MediaFacts>();
  const waiting = media.values();
  const work = async () => {
    for (const record of waiting) facts.set(record.filename, await writeMediaFile(record, mediaDir));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return facts;
}

async function writeMediaFile(media: DemoMedia, mediaDir: string): Promise<MediaFacts> {
  if (media.fileType === 'application/pdf') {
    const pdf = await composePdf(media);
    await put(join(mediaDir, media.filename), pdf);
    return { sizeBytes: pdf.length, widthPx: null, heightPx: null };
  }
  const picture = await drawPicture(media.filename);
  await put(join(mediaDir, media.filename), picture.full);
  await put(join(mediaDir, thumbnailName(media.filename)), picture.thumbnail);
  return { sizeBytes: picture.full.length, widthPx: picture.widthPx, heightPx: picture.heightPx };
}

/** Whole or not at all. */
async function put(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
