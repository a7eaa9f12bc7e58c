import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import type { DemoMedia } from './demo-content.ts';
import { drawPicture } from './draw-picture.ts';
import { composePdf } from './pdf/compose-pdf.ts';

/** What is known of one file. Papers have no width. */
type FileFacts = { sizeBytes: number; widthPx: number | null; heightPx: number | null; checksum: string };
/** What a media record tells of its files; papers have no thumbnail. */
export type MediaFacts = FileFacts & { thumbnail: FileFacts | null };

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
    return { ...factsOf(pdf), thumbnail: null };
  }
  const picture = await drawPicture(media.filename);
  await put(join(mediaDir, media.filename), picture.full);
  await put(join(mediaDir, thumbnailName(media.filename)), picture.thumbnail);
  const { widthPx, heightPx, thumbnailWidthPx, thumbnailHeightPx } = picture;
  const thumbnail = factsOf(picture.thumbnail, thumbnailWidthPx, thumbnailHeightPx);
  return { ...factsOf(picture.full, widthPx, heightPx), thumbnail };
}

function factsOf(bytes: Buffer, widthPx: number | null = null, heightPx: number | null = null): FileFacts {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  return { sizeBytes: bytes.length, widthPx, heightPx, checksum };
}

/** Whole or not at all. */
async function put(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
