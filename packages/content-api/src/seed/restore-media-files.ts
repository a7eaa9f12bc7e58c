import type { MediaFiles } from '../media-files/media-files.ts';
import { readDemoContent } from './demo-content.ts';
import { storeMediaFiles } from './store-media-files.ts';

/**
 * Stores lost files of the demo content again: another process may have put it into the database, and into a folder
 * that this one does not have.
 * @returns how many there were
 */
export async function restoreMediaFiles(
  lostNames: readonly string[],
  media: MediaFiles,
  options: { demoDir: string; publicOrigin: string; now: Date },
): Promise<number> {
  const lost = new Set(lostNames);
  const records = readDemoContent(options.demoDir, options).media.filter((record) =>
    lost.has(record.filename),
  );
  if (records.length > 0) await storeMediaFiles(records, media, options.demoDir);
  return records.length;
}
