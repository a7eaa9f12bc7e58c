import type { Database } from './db/database.ts';
import type { MediaFiles } from './media/media-files.ts';

/** What the areas work with. */
export type Dependencies = {
  db: Database;
  /** The clock: what is published and what has ended depends on it. */
  now: () => Date;
  /** Uploaded files, beside their records. */
  media: MediaFiles;
};
