import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lastAdministrator } from '../errors.ts';

/**
 * Runs a change that may take an administrator away, and refuses it when none would be left. Belongs in a transaction;
 * of several such changes at once each waits for the one before.
 * @throws lastAdministrator
 */
export async function keepingAnAdministrator(trx: Database, change: () => Promise<void>): Promise<void> {
  await lockAdministrators(trx);
  const before = await countAdministrators(trx);
  await change();
  if (before > 0 && (await countAdministrators(trx)) === 0) throw lastAdministrator();
}

/** Whether a user is the only one left with the administrators' role; nobody else can be given or lose it meanwhile. */
export async function isLastAdministrator(trx: Database, userId: number): Promise<boolean> {
  await lockAdministrators(trx);
  const { rows } = await sql<{ user_id: number }>`${administrators}`.execute(trx);
  return rows.length === 1 && rows[0]?.user_id === userId;
}

async function lockAdministrators(trx: Database): Promise<void> {
  await sql`select 1 from role where key = ${ADMINISTRATOR_ROLE_KEY} for update`.execute(trx);
}

async function countAdministrators(trx: Database): Promise<number> {
  const { rows } = await sql`${administrators}`.execute(trx);
  return rows.length;
}

const administrators = sql`select user_role.user_id from user_role
  join role on role.id = user_role.role_id and role.key = ${ADMINISTRATOR_ROLE_KEY}
  join app_user on app_user.id = user_role.user_id and app_user.is_active`;
