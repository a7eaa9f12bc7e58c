import type { Database } from '../../db/database.ts';

/** When somebody last signed in, by password or single sign-on, as the audit log has it; null before the first time. */
export async function lastSignInOf(db: Database, userId: number): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('at')
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(userId))
    .where('action', '=', 'user.sign-in')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.at.toISOString() ?? null;
}
