import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { holdsCapability } from './holds-capability.ts';

/** Everybody with an active account who may do something, in the order of Swedish names. */
export async function usersWithRight(
  db: Database,
  right: string,
): Promise<{ id: number; displayName: string }[]> {
  const { rows } = await sql<{ id: number; displayName: string }>`select app_user.id,
      app_user.display_name as "displayName"
    from app_user where app_user.is_active and ${holdsCapability(right)}
    order by app_user.display_name_key, app_user.id`.execute(db);
  return rows;
}
