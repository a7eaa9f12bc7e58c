import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import type { MediaFiles } from '../media-files/media-files.ts';
import { THUMBNAIL_WIDTH_PX } from '../media-files/picture-orders.ts';
import { type DemoMedia, readDemoFile } from './demo-content.ts';

/** What is known of one file. Papers have no width. */
type FileFacts = { sizeBytes: number; widthPx: number | null; heightPx: number | null; checksum: string };
/** The facts of a media record's own file and of its thumbnail; papers have no thumbnail. */
export type MediaFacts = FileFacts & { thumbnail: FileFacts | null };

/**
 * Puts the files of the demo content where media files are stored, under their own names. Files that are there already
 * are replaced.
 * @throws StartError when a file is missing
 */
export async function storeMediaFiles(
  records: readonly DemoMedia[],
  media: MediaFiles,
  demoDir: string,
): Promise<Map<string, MediaFacts>> {
  return await media.inWorkFolder(async (folder) => {
    const store = async (
      name: string,
      fileType: string,
    ): Promise<Omit<FileFacts, 'widthPx' | 'heightPx'>> => {
      const bytes = readDemoFile(join(demoDir, 'media', name));
      const file = join(folder, name);
      await writeFile(file, bytes);
      await media.store.put(name, file, { fileType });
      return { sizeBytes: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') };
    };
    const facts = new Map<string, MediaFacts>();
    for (const { filename, fileType, widthPx = null, heightPx = null } of records) {
      const thumbnail =
        widthPx === null || heightPx === null
          ? null
          : { ...(await store(thumbnailName(filename), fileType)), ...thumbnailSize(widthPx, heightPx) };
      // Last, because a record's own file is what is looked for.
      facts.set(filename, { ...(await store(filename, fileType)), widthPx, heightPx, thumbnail });
    }
    return facts;
  });
}

function thumbnailSize(widthPx: number, heightPx: number): Pick<FileFacts, 'widthPx' | 'heightPx'> {
  return { widthPx: THUMBNAIL_WIDTH_PX, heightPx: Math.round((heightPx * THUMBNAIL_WIDTH_PX) / widthPx) };
}
