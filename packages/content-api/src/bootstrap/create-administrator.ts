import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { unlinkedUid } from '../users/unlinked-uid.ts';
import { bootstrap } from './bootstrap.ts';

export type NewAdministrator = { username: string; firstName: string; lastName: string; password: string };

/**
 * Makes an account with the administrators' role, whose password is good for one sign-in. Belongs in a transaction. The password is judged by anyone who asks.
 * @returns its id; null when the user name is taken
 */
export async function createAdministrator(
  trx: Database,
  { username, firstName, lastName, password }: NewAdministrator,
  now: Date,
): Promise<number | null> {
  await bootstrap(trx, now);
  const displayName = `${firstName} ${lastName}`.trim();
  const made = await trx
    .insertInto('app_user')
    .values({
      uid: unlinkedUid(),
      username,
      password_hash: await hashPassword(password),
      must_change_password: true,
      first_name: firstName,
      last_name: lastName,
      display_name: displayName,
      display_name_key: swedishSortKey(displayName),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await sql`insert into user_role (user_id, role_id)
    select ${made.id}::integer, id from role where key = ${ADMINISTRATOR_ROLE_KEY}`.execute(trx);
  const after = { username, displayName, roles: [ADMINISTRATOR_ROLE_KEY] };
  await recordChange(
    trx,
    THE_SYSTEM,
    { action: 'user.create', entity: 'user', entityId: made.id, after },
    now,
  );
  return made.id;
}
