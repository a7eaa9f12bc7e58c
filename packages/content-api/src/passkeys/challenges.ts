import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../access/token-hash.ts';
import type { Database } from '../db/database.ts';

/** Time to find the telephone and to unlock it. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;
/** Source: WebAuthn Level 3, section 13.4.3: at least 16. */
const CHALLENGE_BYTES = 32;

/** Whose a challenge is, and what it was made for: it is good for nothing else. */
export type ChallengeOwner =
  | { purpose: 'registration' | 'confirmation'; tokenId: number }
  | { purpose: 'sign-in'; handle: string };

/** What an authenticator is to sign. Kept as a hash, and gone when its time is over. */
export async function makeChallenge(db: Database, owner: ChallengeOwner, now: Date): Promise<Uint8Array> {
  const bytes = randomBytes(CHALLENGE_BYTES);
  await sql`delete from passkey_challenge where expires <= ${now}`.execute(db);
  await db
    .insertInto('passkey_challenge')
    .values({
      hash: tokenHash(bytes.toString('base64url')),
      ...rowOf(owner),
      expires: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
    })
    .execute();
  return bytes;
}

/**
 * Takes a challenge, once: of two at the same moment one gets it. What belongs to somebody else stays where it is.
 * @returns whether there was such a challenge
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<boolean> {
  const { purpose, token_id, handle_hash } = rowOf(owner);
  const { rows } = await sql<{ expires: Date }>`delete from passkey_challenge
    where hash = ${tokenHash(challenge)} and purpose = ${purpose}
      and token_id is not distinct from ${token_id}::integer
      and handle_hash is not distinct from ${handle_hash}::bytea
    returning expires`.execute(db);
  const [taken] = rows;
  return taken !== undefined && taken.expires > now;
}

/** The challenge that a browser says was signed; null where it says none. Whether it was is not known yet. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function rowOf(owner: ChallengeOwner) {
  return owner.purpose === 'sign-in'
    ? { purpose: owner.purpose, token_id: null, handle_hash: tokenHash(owner.handle) }
    : { purpose: owner.purpose, token_id: owner.tokenId, handle_hash: null };
}
