import type { TokenType } from '@brandpost/domain';
import { newToken, tokenHash } from '../access/token-hash.ts';
import type { Database } from '../db/database.ts';
import type { SignInMethod } from '../db/schema.ts';

/** A token at the moment it is made: the only time its text is known. */
export type IssuedToken = { id: number; token: string; issued: Date; expires: Date };

/** A token as it is answered to its owner, without its text. */
export function wireIssued<Type extends TokenType>(type: Type, { id, issued, expires }: IssuedToken) {
  return {
    id,
    type,
    issued: issued.toISOString(),
    expires: expires.toISOString(),
    status: 'active' as const,
  };
}

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
    signedInBy,
    confirmed,
    passkeyUsed = null,
    now,
    lifetimeMs = type === 'masquerade' ? MASQUERADE_LIFETIME_MS : USER_TOKEN_LIFETIME_MS,
  }: {
    type: Exclude<TokenType, 'anonymous'>;
    userId: number;
    maskedBy: number | null;
    /** As the token that it is made with, if it is made with one. */
    signedInBy: SignInMethod | null;
    confirmed: Date | null;
    passkeyUsed?: Date | null;
    now: Date;
    lifetimeMs?: number;
  },
): Promise<IssuedToken> {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetimeMs);
  const row = {
    hash: tokenHash(token),
    type,
    signed_in_by: signedInBy,
    user_id: userId,
    masked_by: maskedBy,
    issued: now,
    expires,
    confirmed,
    passkey_used: passkeyUsed,
  };
  const { id } = await trx.insertInto('token').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, token, issued: now, expires };
}
