import type { WireUser } from '@brandpost/rubicore-api';
import { dutyOf } from '../access/duty-of.ts';
import { rightsOfUser } from '../access/viewer-of-user.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database } from '../db/database.ts';
import type { SignInMethod } from '../db/schema.ts';
import { signInRefused } from '../errors.ts';
import { rememberDevice } from '../lock-out/known-devices.ts';
import { issueToken, wireIssued } from '../tokens/issue-token.ts';
import { findUser, withDuty } from '../users/queries.ts';

type SignedIn = {
  userId: number;
  signedInBy: Extract<SignInMethod, 'password' | 'passkey'>;
  device: string | null;
};
type LettingIn = { by: Actor; now: Date; passkeys: PasskeySettings };

/**
 * What anyone who has shown who they are is given: a token, who they are, what they have to do first, and what their
 * browser is known by. Belongs in a transaction, as the last thing.
 * @throws signInRefused for an account that has just been closed
 */
export async function completeSignIn(
  trx: Database,
  { userId, signedInBy, device }: SignedIn,
  { by, now, passkeys }: LettingIn,
) {
  const passkeyUsed = signedInBy === 'passkey' ? now : null;
  const rights = await rightsOfUser(trx, userId);
  const user: WireUser | null = await findUser(trx, { ofId: userId, isWhole: true });
  if (user === null || rights === null) throw signInRefused();
  const token = {
    type: 'user',
    userId,
    maskedBy: null,
    signedInBy,
    confirmed: now,
    passkeyUsed,
    now,
  } as const;
  const issued = await issueToken(trx, token);
  const { isAdministrator } = rights;
  const mustDo = await dutyOf(trx, { userId, signedInBy, passkeyUsed, isAdministrator }, passkeys);
  const known = await rememberDevice(trx, { userId, device }, now);
  const change = { action: 'user.sign-in', entity: 'user', entityId: userId } as const;
  await recordChange(trx, { ...by, userId }, { ...change, after: { method: signedInBy } }, now);
  return {
    ...wireIssued('user', issued),
    token: issued.token,
    device: known,
    user: withDuty(user, mustDo),
  };
}
