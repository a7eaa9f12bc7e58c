import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { takeStartLock } from '../db/start-lock.ts';
import { DEMO_MARKER, isUntouched } from '../seed/is-untouched.ts';
import { createAdministrator } from './create-administrator.ts';

/** Any number of our own: held while the first account is made, so that two processes do not both do it. */
const FOUNDATION_LOCK = 5_820_114;
const USERNAME = 'administrator';

/**
 * Lets somebody into a service that nobody can sign in to: an empty one, or one with the demo content whose accounts have
 * no passwords. Makes an administrator with a password that nobody has seen, and puts both into a file that only this
 * account can read. Any other database is left alone.
 * @returns the file; null when nothing was made
 */
export async function makeFirstAdministrator(
  db: Database,
  dataDir: string,
  now: Date,
): Promise<string | null> {
  if (!(await isNeeded(db))) return null;
  const password = randomBytes(15).toString('base64url');
  const account = { username: USERNAME, firstName: 'Första', lastName: 'administratören', password };
  const isMade = await db.transaction().execute(async (trx) => {
    await takeStartLock(trx, FOUNDATION_LOCK);
    return (await isNeeded(trx)) && (await createAdministrator(trx, account, now)) !== null;
  });
  if (!isMade) return null;
  const file = join(dataDir, 'first-administrator');
  writeFileSync(file, `${USERNAME}\n${password}\n`, { mode: 0o600 });
  return file;
}

async function isNeeded(db: Database): Promise<boolean> {
  if (await isUntouched(db)) return true;
  const { rows } = await sql<{ is_needed: boolean }>`select
    exists (select 1 from installation where key = ${DEMO_MARKER})
    and not exists (select 1 from app_user where password_hash is not null) as is_needed`.execute(db);
  return rows[0]?.is_needed === true;
}
