import { ADMINISTRATOR_ROLE_KEY, capabilityValue } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { rightsOfUser } from './viewer-of-user.ts';

/** Everybody with an active account who may do something, in the order of Swedish names. */
export async function usersWithRight(
  db: Database,
  right: string,
): Promise<{ id: number; displayName: string }[]> {
  // Whoever is given the right by anything; what denies it to them is judged by the one rule.
  const { rows } = await sql<{ id: number; displayName: string }>`select app_user.id,
      app_user.display_name as "displayName"
    from app_user where app_user.is_active
      and (exists (select 1 from user_capability where user_id = app_user.id and capability_key = ${right} and value)
        or exists (select 1 from user_role join role on role.id = user_role.role_id
          left join role_capability on role_capability.role_id = role.id and capability_key = ${right}
          where user_id = app_user.id and (value or role.key = ${ADMINISTRATOR_ROLE_KEY})))
    order by app_user.display_name_key, app_user.id`.execute(db);
  const holders: { id: number; displayName: string }[] = [];
  for (const row of rows) {
    const rights = await rightsOfUser(db, row.id);
    if (rights !== null && capabilityValue(rights.grants, right) === true) holders.push(row);
  }
  return holders;
}
