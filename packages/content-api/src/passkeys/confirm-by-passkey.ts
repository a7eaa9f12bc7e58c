import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { noPasskey, passkeyRefused, passkeyTooLate } from '../errors.ts';
import { countGuess } from '../lock-out/failed-sign-ins.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { CHALLENGE_LIFETIME_MS, challengeIn, makeChallenge, takeChallenge } from './challenges.ts';
import { credentialsOf } from './kept-passkeys.ts';
import { requireMayHavePasskeys } from './may-have-passkeys.ts';
import { noteBackwardCounter } from './sign-in-by-passkey.ts';
import { usePasskey } from './use-passkey.ts';

/** @throws notAllowed, passkeysElsewhere, noPasskey */
export async function beginPasskeyConfirmation(
  deps: Dependencies,
  { viewer }: Call<'beginPasskeyConfirmation'>,
): Promise<Record<string, unknown>> {
  const { db, now, passkeys } = deps;
  const { userId, tokenId } = await requireMayHavePasskeys(viewer, deps);
  const own = await credentialsOf(db, userId, passkeys.rpId);
  if (own.length === 0) throw noPasskey();
  const challenge = await makeChallenge(db, { purpose: 'confirmation', tokenId }, now());
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: passkeys.rpId,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
    allowCredentials: own as Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials'] & {},
  });
  return { ...options };
}

/**
 * Shows who one is, for this sign-in alone: what asks for that, and what an administrator has to do, is done by it.
 * @throws notAllowed, passkeysElsewhere, passkeyTooLate, passkeyRefused, tooManyRequests
 */
export async function finishPasskeyConfirmation(
  deps: Dependencies,
  { viewer, by, body, request }: Call<'finishPasskeyConfirmation'>,
): Promise<{ ok: true }> {
  const { db, now, passkeys } = deps;
  const { userId, tokenId } = await requireMayHavePasskeys(viewer, deps);
  const { response } = body;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (challenge === null) throw passkeyRefused();
  const owner = { purpose: 'confirmation', tokenId } as const;
  if (!(await takeChallenge(db, challenge, owner, now()))) throw passkeyTooLate();
  const guess = await countGuess(db, userId, now());
  const use = await usePasskey(db, { response, challenge }, { passkeys, now: now() });
  if (!use.ok || use.userId !== userId) {
    const why = use.ok ? { reason: 'another-person' } : { reason: use.reason, err: use.cause };
    request.log.warn({ userId, ...why }, 'A passkey did not confirm who somebody is');
    if (!use.ok && use.reason === 'counter') await noteBackwardCounter(deps, { use, by });
    throw passkeyRefused();
  }
  await guess.forgive();
  await db.transaction().execute(async (trx) => {
    const times = { confirmed: now(), passkey_used: now() };
    await trx.updateTable('token').set(times).where('id', '=', tokenId).execute();
    const change = { action: 'user.confirm', entity: 'user', entityId: userId } as const;
    await recordChange(trx, by, { ...change, after: { method: 'passkey' } }, now());
  });
  return { ok: true };
}
