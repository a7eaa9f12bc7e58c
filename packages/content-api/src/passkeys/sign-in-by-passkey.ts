import { networkOf } from '@brandpost/domain';
import { newToken } from '../access/token-hash.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiFailure, passkeySignInRefused, passkeyTooLate, passwordSignInOff } from '../errors.ts';
import { countTry, forgiveTries } from '../lock-out/failed-sign-ins.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { hashForLog } from '../sign-in/log-key.ts';
import { CHALLENGE_LIFETIME_MS, challengeIn, makeChallenge, takeChallenge } from './challenges.ts';
import { type PasskeyUse, usePasskey } from './use-passkey.ts';

/** Begins a sign-in: whoever answers chooses among the passkeys that their device has for us. @throws passwordSignInOff */
export async function beginPasskeySignIn({ db, now, passkeys, passwordSignIn }: Dependencies) {
  if (!passwordSignIn) throw passwordSignInOff();
  const handle = newToken();
  const challenge = await makeChallenge(db, { purpose: 'sign-in', handle }, now());
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: passkeys.rpId,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  });
  return { options: { ...options }, handle };
}

/**
 * Lets in whoever's passkey has signed. Failures are counted by network, as those of passwords are.
 * @throws passwordSignInOff, passkeyTooLate, passkeySignInRefused, tooManyRequests
 */
export async function finishPasskeySignIn(
  deps: Dependencies,
  { by, body, request }: Call<'finishPasskeySignIn'>,
) {
  const { db, now, passkeys, passwordSignIn, logKey } = deps;
  if (!passwordSignIn) throw passwordSignInOff();
  const { handle, response, device = null } = body;
  const logged = { addressHash: hashForLog(logKey, networkOf(request.ip)) };
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === null) throw passkeySignInRefused();
  if (!(await takeChallenge(db, challenge, { purpose: 'sign-in', handle }, now()))) throw passkeyTooLate();
  const attempt = { username: null, address: request.ip, device: null };
  const counted = await countTry(db, attempt, now()).catch((error: unknown) => {
    const isShut = error instanceof ApiFailure && error.status === 429;
    if (isShut) request.log.warn(logged, 'A sign-in was not tried: too many have failed');
    throw error;
  });
  // Nobody has said who they are, so the authenticator has to. Source: WebAuthn Level 3, section 7.2, step 6.
  const isNamed = response.response.userHandle != null;
  const use: PasskeyUse = isNamed
    ? await usePasskey(db, { response, challenge }, { passkeys, now: now() })
    : { ok: false, reason: 'another-person' };
  if (use.ok) {
    await forgiveTries(db, counted);
    const signedIn = { userId: use.userId, signedInBy: 'passkey', device } as const;
    return await db
      .transaction()
      .execute((trx) => completeSignIn(trx, signedIn, { by, now: now(), passkeys }));
  }
  const { ok: _, cause, ...why } = use;
  request.log.warn(
    { ...logged, ...why, err: cause, shuts: counted.shuts },
    'A sign-in by passkey was refused',
  );
  if (use.reason === 'counter') await noteBackwardCounter(deps, { use, by });
  throw passkeySignInRefused([], { cause });
}

/** Two devices may have the same key: whoever looks after the accounts should know. */
export async function noteBackwardCounter(
  { db, now }: Dependencies,
  { use: { userId, passkeyId }, by }: { use: PasskeyUse } & Pick<Call<'finishPasskeySignIn'>, 'by'>,
): Promise<void> {
  const change = { action: 'user.passkey-counter', entity: 'user', entityId: userId ?? null } as const;
  await db.transaction().execute((trx) => recordChange(trx, by, { ...change, after: { passkeyId } }, now()));
}
