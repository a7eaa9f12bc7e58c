import { sql } from 'kysely';
import { rightsOfUser, type UserRights } from '../access/viewer-of-user.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';

/** An account for changing it: as it is and what it may; null rights when it is closed. */
export type LockedUser = {
  id: number;
  uid: string;
  username: string;
  first_name: string;
  last_name: string;
  display_name: string;
  password_hash: string | null;
  is_active: boolean;
  profile: unknown;
  rights: UserRights | null;
};

/** @throws notFound */
export async function lockUser(trx: Database, id: number): Promise<LockedUser> {
  const { rows } = await sql<Omit<LockedUser, 'rights'>>`select id, uid, username, first_name, last_name,
    display_name, password_hash, is_active, profile from app_user where id = ${id} for update`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { ...row, rights: await rightsOfUser(trx, id) };
}
