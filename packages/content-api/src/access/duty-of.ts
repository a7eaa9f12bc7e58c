import { sql } from 'kysely';
import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database } from '../db/database.ts';
import type { ApiViewer, MustDo } from './api-viewer.ts';

type SignedIn = Pick<ApiViewer, 'signedInBy' | 'passkeyUsed' | 'isAdministrator'> & { userId: number };
type Row = { must_change_password: boolean; has_passkey: boolean };

/**
 * What somebody who came in with a password has to do before anything else: administrators use their passkey, or make
 * one; and anyone whose password another person has chosen has to choose one of their own. Other ways in have nothing to do with it.
 * Source: ADR 0034.
 */
export async function dutyOf(
  db: Database,
  { userId, signedInBy, passkeyUsed, isAdministrator }: SignedIn,
  { rpId, isNeededByAdministrators }: PasskeySettings,
): Promise<MustDo | null> {
  if (signedInBy !== 'password') return null;
  const { rows } = await sql<Row>`select must_change_password,
      exists (select 1 from passkey where user_id = app_user.id and rp_id = ${rpId}) as has_passkey
    from app_user where id = ${userId}`.execute(db);
  const [user] = rows;
  if (user === undefined) return null;
  // Before the password: anyone who knows that alone shall not choose the next.
  if (isAdministrator && user.has_passkey && passkeyUsed === null) return 'use-passkey';
  if (user.must_change_password) return 'change-password';
  return isAdministrator && isNeededByAdministrators && !user.has_passkey ? 'add-passkey' : null;
}
