import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>;

/** Called when the connection to the server is lost, and after how many milliseconds it is back. */
export type ConnectionWatch = { onLost?(cause: Error | null): void; onBack?(awayMs: number): void };

/** Connections of a pool: all, those that nobody uses, and the calls that wait for one. */
export type PoolCounts = { total: number; idle: number; waiting: number };

/** A database that somebody has to close. */
export type OpenDatabase = {
  db: Database;
  /**
   * Hears when a transaction that notified on a channel has gone through, whichever process it ran in. Also called when
   * a lost connection is back: something may have been missed.
   * @param hear given what was notified; nothing after a lost connection
   */
  listen(channel: string, hear: (payload?: string) => void, watch?: ConnectionWatch): Promise<void>;
  /** Left out where there is no pool. */
  poolCounts?(): PoolCounts;
  /**
   * Copies the database, as it is at one moment, to a data folder that nobody else works in. Queries wait for a moment.
   * Left out where the server keeps the files: it shows one moment to a transaction for as long as that takes.
   */
  snapshot?(dataDir: string): Promise<void>;
  close(): Promise<void>;
};
