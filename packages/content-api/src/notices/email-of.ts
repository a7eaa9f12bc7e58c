import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Where somebody is sent e-mail, as it stands in their profile; null for none, and for a closed account. */
export async function emailOf(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select trim(profile->>'email') as email from app_user
    where id = ${userId} and is_active`.execute(db);
  return rows[0]?.email || null;
}
