import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>;

/** A database that somebody has to close. */
export type OpenDatabase = { db: Database; close(): Promise<void> };
