import type { ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './db/database.ts';
import type { MediaFiles } from './media/media-files.ts';
import type { SingleSignOn } from './saml/open-single-sign-on.ts';

/** What the areas work with. */
export type Dependencies = {
  db: Database;
  /** The clock: what is published and what has ended depends on it. */
  now: () => Date;
  /** Uploaded files, beside their records. */
  media: MediaFiles;
  /** Tells when something has been written, here or by another process. */
  changes: ChangeFeed;
  /** Whether anybody gets in with a password; off where single sign-on alone is wanted. */
  passwordSignIn: boolean;
  /** null where it is not set. */
  singleSignOn: SingleSignOn | null;
};
