import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database } from '../db/database.ts';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { dutyOf } from './duty-of.ts';
import { rightsOfBoth, rightsOfUser } from './viewer-of-user.ts';

/**
 * Who calls with a token, by its hash.
 * @returns null for a token that is unknown, revoked or past its time, and for one of a deactivated account
 */
export async function viewerOfToken(
  db: Database,
  hash: Buffer,
  { now, passkeys }: { now: Date; passkeys: PasskeySettings },
): Promise<ApiViewer | null> {
  const token = await db
    .selectFrom('token')
    .select(['id', 'type', 'user_id', 'masked_by', 'confirmed', 'signed_in_by', 'passkey_used'])
    .where('hash', '=', hash)
    .where('revoked', 'is', null)
    .where((row) => row.or([row('expires', 'is', null), row('expires', '>', now)]))
    .executeTakeFirst();
  if (token === undefined) return null;
  const { id: tokenId, type: tokenType, user_id: userId, masked_by: maskedBy, confirmed } = token;
  if (userId === null) return VISITOR;
  const rights = await rightsOfUser(db, userId);
  const own = maskedBy === null ? rights : await rightsOfUser(db, maskedBy);
  if (rights === null || own === null) return null;
  const { signed_in_by: signedInBy, passkey_used: passkeyUsed } = token;
  const fromToken = { tokenType, tokenId, maskedBy, userId, confirmed, signedInBy, passkeyUsed };
  const { isAdministrator } = own;
  const person = { userId: maskedBy ?? userId, signedInBy, passkeyUsed, isAdministrator };
  const mustDo = await dutyOf(db, person, passkeys);
  return { ...(maskedBy === null ? rights : rightsOfBoth(rights, own)), ...fromToken, mustDo };
}
