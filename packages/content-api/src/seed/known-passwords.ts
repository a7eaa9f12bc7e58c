import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { DEMO_MARKER } from './is-untouched.ts';

/** What the accounts of the demo service have on http://localhost, and the README tells. A test holds the content to it. */
export const DEMO_PASSWORD = 'brandpost-demo';

/**
 * Takes the demo's password away from the accounts that still have it, in a database that was once filled for
 * http://localhost and is now served to others.
 * @returns how many accounts had it
 */
export async function takeKnownPasswordsAway(db: Database): Promise<number> {
  const marker = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', DEMO_MARKER)
    .executeTakeFirst();
  if (marker === undefined) return 0;
  const accounts = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash'])
    .where('password_hash', 'is not', null)
    .execute();
  const known: number[] = [];
  for (const { id, password_hash } of accounts) {
    if (await isPassword(DEMO_PASSWORD, password_hash ?? '')) known.push(id);
  }
  if (known.length === 0) return 0;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('app_user').set({ password_hash: null }).where('id', 'in', known).execute();
    await trx
      .updateTable('token')
      .set({ revoked: sql`now()` })
      .where('user_id', 'in', known)
      .where('revoked', 'is', null)
      .execute();
  });
  return known.length;
}
