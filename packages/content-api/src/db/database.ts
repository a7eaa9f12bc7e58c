import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>;

/** A database that somebody has to close. */
export type OpenDatabase = {
  db: Database;
  /**
   * Hears when a transaction that notified on a channel has gone through, whichever process it ran in. Also called when
   * a lost connection is back: something may have been missed.
   */
  listen(channel: string, hear: () => void): Promise<void>;
  close(): Promise<void>;
};
