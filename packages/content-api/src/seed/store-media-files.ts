import { join } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import type { MediaFiles } from '../media/media-files.ts';
import type { DemoMedia } from './demo-content.ts';
import type { MediaFacts } from './write-media-files.ts';
import { writeMediaFilesApart } from './write-media-files-apart.ts';

/** Makes the files of the demo content and puts them where files are kept, under their own names. */
export async function storeMediaFiles(
  records: readonly DemoMedia[],
  media: MediaFiles,
): Promise<Map<string, MediaFacts>> {
  return await media.inWorkFolder(async (folder) => {
    const facts = await writeMediaFilesApart(records, folder);
    for (const { filename, fileType } of records) {
      const thumbnail = facts.get(filename)?.thumbnail ?? null;
      if (thumbnail !== null) {
        const name = thumbnailName(filename);
        await media.store.put(name, join(folder, name), { fileType });
      }
      // Last, because a record's own file is what is looked for.
      await media.store.put(filename, join(folder, filename), { fileType });
    }
    return facts;
  });
}
