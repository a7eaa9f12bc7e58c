import { requireFresh } from '../access/require-fresh.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { passkeyRefused, passkeyThere, passkeyTooLate, tooManyPasskeys } from '../errors.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { lockUser } from '../users/lock-user.ts';
import { serviceNameOf } from '../users/service-name.ts';
import { CHALLENGE_LIFETIME_MS, challengeIn, makeChallenge, takeChallenge } from './challenges.ts';
import { credentialsOf, handleOf, wirePasskey } from './kept-passkeys.ts';
import { requireMayHavePasskeys } from './may-have-passkeys.ts';
import { nameFrom } from './passkey-name.ts';

/** More than anybody has; keeps the table small. */
const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what every device has one of. Source: IANA, COSE Algorithms. */
const ALGORITHMS = [-8, -7, -257];

/** @throws notAllowed, passkeysElsewhere, confirmationNeeded, tooManyPasskeys */
export async function beginRegistration(
  deps: Dependencies,
  { viewer }: Call<'beginPasskeyRegistration'>,
): Promise<Record<string, unknown>> {
  const { db, now, passkeys } = deps;
  const { userId, tokenId } = await requireMayHavePasskeys(viewer, deps);
  requireFresh(viewer, now());
  const { username, display_name } = await db
    .selectFrom('app_user')
    .select(['username', 'display_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = await credentialsOf(db, userId, passkeys.rpId);
  if (own.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: (await serviceNameOf(db)) || passkeys.rpId,
    rpID: passkeys.rpId,
    userID: new Uint8Array(await handleOf(db, userId)),
    userName: username,
    userDisplayName: display_name,
    challenge: new Uint8Array(await makeChallenge(db, { purpose: 'registration', tokenId }, now())),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    // Kept as the browser sent them; it knows what it makes of them.
    excludeCredentials: own as Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials'] & {},
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/**
 * Keeps a passkey that a browser has made. It has been used by that, so it counts for this sign-in.
 * @throws notAllowed, passkeysElsewhere, confirmationNeeded, passkeyTooLate, passkeyRefused, passkeyThere, tooManyPasskeys
 */
export async function addPasskey(deps: Dependencies, { viewer, by, body, request }: Call<'addPasskey'>) {
  const { db, now, passkeys } = deps;
  const { userId, tokenId } = await requireMayHavePasskeys(viewer, deps);
  requireFresh(viewer, now());
  const name = nameFrom(body.name);
  const challenge = challengeIn(body.response.response.clientDataJSON);
  const owner = { purpose: 'registration', tokenId } as const;
  if (challenge === null) throw passkeyRefused();
  if (!(await takeChallenge(db, challenge, owner, now()))) throw passkeyTooLate();
  const made = await verified(body.response, { challenge, passkeys }).catch((cause: unknown) => {
    request.log.warn({ err: cause, userId }, 'A passkey was not taken');
    throw passkeyRefused([], { cause });
  });
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if ((await credentialsOf(trx, userId, passkeys.rpId)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const row = await trx
      .insertInto('passkey')
      .values({ ...made, user_id: userId, rp_id: passkeys.rpId, name, created_date: now() })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_date', 'last_used_date'])
      .executeTakeFirst();
    if (row === undefined) throw passkeyThere();
    await trx.updateTable('token').set({ passkey_used: now() }).where('id', '=', tokenId).execute();
    const change = { action: 'user.add-passkey', entity: 'user', entityId: userId } as const;
    await recordChange(trx, by, { ...change, after: { passkeyId: row.id } }, now());
    return wirePasskey(row);
  });
}

/** @throws when it is not what was asked for */
async function verified(
  { id, rawId, type, response }: Call<'addPasskey'>['body']['response'],
  { challenge, passkeys: { rpId, origins } }: Pick<Dependencies, 'passkeys'> & { challenge: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation does not hold.');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  // What is looked up later is what the authenticator signed, not what stands beside it.
  if (credential.id !== id) throw new Error('The credential has another id.');
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(transports),
    device_type: credentialDeviceType,
    is_backed_up: credentialBackedUp,
  };
}
