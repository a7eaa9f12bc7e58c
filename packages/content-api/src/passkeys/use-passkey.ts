import type { EndpointName } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database } from '../db/database.ts';
import type { Call } from '../plugins/catalogue-calls.ts';

type With<Name extends EndpointName> = Call<Name>['body'] extends { response: infer Response }
  ? Response
  : never;
export type PasskeyResponse = With<'finishPasskeyConfirmation'>;

type Row = {
  id: number;
  user_id: number;
  public_key: Uint8Array;
  counter: string | number;
  handle: Uint8Array;
  password_hash: string | null;
  is_active: boolean;
};

/** Whose passkey has signed, or why it counts for nothing. */
export type PasskeyUse =
  | { ok: true; passkeyId: number; userId: number }
  | {
      ok: false;
      /** For the log. */
      reason: 'unknown' | 'closed' | 'malformed' | 'another-person' | 'counter';
      passkeyId?: number;
      userId?: number;
      cause?: unknown;
    };

/**
 * Checks what a passkey has signed: by whom, for us, at one of our origins, after its owner has been recognised. The
 * challenge has been taken before. Notes that it was used.
 * @param challenge that was taken
 */
export async function usePasskey(
  db: Database,
  { response, challenge }: { response: PasskeyResponse; challenge: string },
  { passkeys: { rpId, origins }, now }: { passkeys: PasskeySettings; now: Date },
): Promise<PasskeyUse> {
  const found = await findPasskey(db, response.id, rpId);
  if (found === null) return { ok: false, reason: 'unknown' };
  const { id: passkeyId, user_id: userId } = found;
  const owner = { passkeyId, userId };
  if (!found.is_active || found.password_hash === null) return { ok: false, reason: 'closed', ...owner };
  const { userHandle } = response.response;
  const isTheirs = userHandle == null || Buffer.from(userHandle, 'base64url').equals(found.handle);
  if (!isTheirs) return { ok: false, reason: 'another-person', ...owner };
  // It is large and needed seldom.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let counter: number;
  let isBackedUp: boolean;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed(response), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: true,
      // Its counter is looked at below, once it is certain that the passkey itself has sent it.
      credential: { id: response.id, publicKey: new Uint8Array(found.public_key), counter: 0 },
    });
    if (!verified) return { ok: false, reason: 'malformed', ...owner };
    counter = authenticationInfo.newCounter;
    isBackedUp = authenticationInfo.credentialBackedUp;
  } catch (cause) {
    return { ok: false, reason: 'malformed', cause, ...owner };
  }
  const { rows } = await sql`update passkey set counter = ${counter}, is_backed_up = ${isBackedUp},
      last_used_date = ${now}
    where id = ${passkeyId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning id`.execute(db);
  return rows.length === 1 ? { ok: true, ...owner } : { ok: false, reason: 'counter', ...owner };
}

async function findPasskey(db: Database, credentialId: string, rpId: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select passkey.id, passkey.user_id, passkey.public_key, passkey.counter,
      passkey_owner.handle, app_user.password_hash, app_user.is_active
    from passkey join passkey_owner on passkey_owner.user_id = passkey.user_id
      join app_user on app_user.id = passkey.user_id
    where passkey.credential_id = ${credentialId} and passkey.rp_id = ${rpId}`.execute(db);
  return rows[0] ?? null;
}

function signed({ response }: PasskeyResponse) {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { clientDataJSON, authenticatorData, signature };
}
