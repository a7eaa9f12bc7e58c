import type { TokenType } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { newToken, tokenHash } from './token-hash.ts';

/** A token at the moment it is made: the only time its text is known. */
export type IssuedToken = { id: number; token: string; issued: Date; expires: Date };

/** A duty shift; the BFF's session ends no later (SECURITY T3). */
export const USER_TOKEN_LIFETIME_MS = 12 * 60 * 60 * 1000;
/** Source: SECURITY section 2.6. */
const MASQUERADE_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Makes a token for a user. Belongs in a transaction.
 * @param maskedBy who will act under it as `userId`; null when that is the user
 */
export async function issueToken(
  trx: Database,
  {
    type,
    userId,
    maskedBy,
    now,
    lifetimeMs = type === 'masquerade' ? MASQUERADE_LIFETIME_MS : USER_TOKEN_LIFETIME_MS,
  }: {
    type: Exclude<TokenType, 'anonymous'>;
    userId: number;
    maskedBy: number | null;
    now: Date;
    lifetimeMs?: number;
  },
): Promise<IssuedToken> {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetimeMs);
  const row = { hash: tokenHash(token), type, user_id: userId, masked_by: maskedBy, issued: now, expires };
  const { id } = await trx.insertInto('token').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, token, issued: now, expires };
}
