import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Lets one process at a time do what is done at a start, until its transaction ends. The others wait for as long as it
 * takes, which may be longer than a visitor's query is allowed to.
 * @param lock the number that all processes know it by
 */
export async function takeStartLock(trx: Database, lock: number): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}
