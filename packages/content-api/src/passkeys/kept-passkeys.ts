import { randomBytes } from 'node:crypto';
import type { Passkey } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Source: WebAuthn Level 3, section 14.6.1: 64 bytes at most, of chance. */
const HANDLE_BYTES = 32;

type Row = { id: number; name: string; created_date: Date; last_used_date: Date | null };

/** The passkeys of a user, the first that was made first. */
export async function passkeysOf(db: Database, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_date', 'last_used_date'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(wirePasskey);
}

export function wirePasskey({ id, name, created_date, last_used_date }: Row): Passkey {
  return {
    id,
    name,
    createdDate: created_date.toISOString(),
    lastUsedDate: last_used_date?.toISOString() ?? null,
  };
}

/** The passkeys of a user as a browser receives them, to use one of them or to make no second in the same place. */
export async function credentialsOf(
  db: Database,
  userId: number,
  rpId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .where('rp_id', '=', rpId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** What authenticators know a user by: random, made with the first passkey and kept until the person is forgotten. */
export async function handleOf(db: Database, userId: number): Promise<Buffer> {
  await sql`insert into passkey_owner (user_id, handle) values (${userId}, ${randomBytes(HANDLE_BYTES)})
    on conflict do nothing`.execute(db);
  const { handle } = await db
    .selectFrom('passkey_owner')
    .select('handle')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Buffer.from(handle);
}

/** Takes all passkeys of a user away. @returns how many there were */
export async function removeAllPasskeys(trx: Database, userId: number): Promise<number> {
  const removed = await trx.deleteFrom('passkey').where('user_id', '=', userId).returning('id').execute();
  return removed.length;
}

/** How many passkeys were made for another name than ours is now. */
export async function countPasskeysElsewhere(db: Database, rpId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from passkey
    where rp_id <> ${rpId}`.execute(db);
  return rows[0]?.count ?? 0;
}
