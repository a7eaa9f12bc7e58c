import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ApiViewer } from './api-viewer.ts';
import { holdsCapability } from './holds-capability.ts';

type Holder = { id: number; displayName: string };

/** Everybody with an active account who may do something, in the order of Swedish names. */
export async function usersWithRight(db: Database, right: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`select app_user.id,
      app_user.display_name as "displayName"
    from app_user where app_user.is_active and ${holdsCapability(right)}
    order by app_user.display_name_key, app_user.id`.execute(db);
  return rows;
}

/** As `usersWithRight`, but for the one who asks, and for the person they really are while they act as another. */
export async function othersWithRight(
  db: Database,
  { userId, maskedBy }: ApiViewer,
  right: string,
): Promise<Holder[]> {
  const holders = await usersWithRight(db, right);
  return holders.filter(({ id }) => id !== userId && id !== maskedBy);
}
