import type { AccessibilityChecks } from './accessibility/keep-checked.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { PasskeySettings } from './config/passkey-settings.ts';
import type { Database, PoolCounts } from './db/database.ts';
import type { LinkChecks } from './external-links/keep-links-checked.ts';
import type { ExternalMessages } from './external-messages/open-external-messages.ts';
import type { Letters } from './mail/letters.ts';
import type { MediaFiles } from './media-files/media-files.ts';
import type { Escalation } from './notices/sources/moments.ts';
import type { Metrics } from './operations/metrics.ts';
import type { HashQueue } from './passwords/hash-queue.ts';
import type { AlertApproval } from './posts/writing/alert-approval.ts';
import type { Push } from './push/open-push.ts';
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
  /** What the BFF is known by, to be sent hints for those who are signed in; null: nobody is sent any. */
  staffEventsToken: string | null;
  /** Whether anybody gets in with a password; off where single sign-on alone is wanted. */
  passwordSignIn: boolean;
  passkeys: PasskeySettings;
  /** What is counted for those who run it; left out in tests, which count nothing. */
  metrics?: Metrics;
  poolCounts?: (() => PoolCounts) | undefined;
  /** Passwords are hashed through it, a few at once. */
  hashQueue: HashQueue;
  /** What names and addresses are hashed with before they stand in the log. */
  logKey: Buffer;
  /** null where it is not set. */
  singleSignOn: SingleSignOn | null;
  /** Messages of other senders; null where nobody is asked. */
  externalMessages: Pick<ExternalMessages, 'sources' | 'status'> | null;
  /** Whether crisis alerts need a second person. */
  alertApproval: AlertApproval;
  /** How staff are notified. */
  notices: { escalation: Escalation; hasEmail: boolean };
  /** null where no e-mail is sent. */
  letters: Letters | null;
  /** null where nothing checks the site. */
  accessibilityChecks: AccessibilityChecks | null;
  /** null where nothing asks the addresses that posts lead to. */
  linkChecks: LinkChecks | null;
  /** null where crisis alerts are sent to no browser. */
  push: Pick<Push, 'publicKey' | 'isAllowed'> | null;
};
