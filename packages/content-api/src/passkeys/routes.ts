import { networkOf } from '@brandpost/domain';
import { requireFresh } from '../access/require-fresh.ts';
import { requireThemselves, requireThemselvesOrManager } from '../access/requirements.ts';
import { newToken } from '../access/token-hash.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  ApiFailure,
  noPasskey,
  notFound,
  passkeyRefused,
  passkeySignInRefused,
  passkeyTooLate,
  passwordSignInOff,
} from '../errors.ts';
import { countGuess, countTry, forgiveTries } from '../lock-out/failed-sign-ins.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { hashForLog } from '../sign-in/log-key.ts';
import { lockUser } from '../users/lock-user.ts';
import { addPasskey, beginRegistration } from './add-passkey.ts';
import { CHALLENGE_LIFETIME_MS, challengeIn, makeChallenge, takeChallenge } from './challenges.ts';
import { credentialsOf, passkeysOf, wirePasskey } from './kept-passkeys.ts';
import { requireMayHavePasskeys } from './may-have-passkeys.ts';
import { nameFrom } from './passkey-name.ts';
import { type PasskeyUse, usePasskey } from './use-passkey.ts';

/** Passkeys: made, used, looked after. Extensions; ADR 0034. */
export function passkeyCalls(deps: Dependencies): CallHandlers {
  const { db, now } = deps;
  return {
    beginPasskeySignIn: () => beginPasskeySignIn(deps),
    finishPasskeySignIn: (call) => finishPasskeySignIn(deps, call),
    beginPasskeyConfirmation: (call) => beginPasskeyConfirmation(deps, call),
    finishPasskeyConfirmation: (call) => finishPasskeyConfirmation(deps, call),
    beginPasskeyRegistration: (call) => beginRegistration(deps, call),
    addPasskey: (call) => addPasskey(deps, call),
    async listPasskeys({ viewer, params }) {
      await requireThemselvesOrManager(db, viewer, params.id);
      if (viewer.userId === params.id) await requireMayHavePasskeys(viewer, deps);
      const rows = await passkeysOf(db, params.id);
      return { rows, total: rows.length };
    },
    async renamePasskey({ viewer, by, params, body }) {
      requireThemselves(viewer, params.id);
      const name = nameFrom(body.name);
      return await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('passkey')
          .set({ name })
          .where('id', '=', params.passkeyId)
          .where('user_id', '=', params.id)
          .returning(['id', 'name', 'created_date', 'last_used_date'])
          .executeTakeFirst();
        if (row === undefined) throw notFound();
        const change = { action: 'user.rename-passkey', entity: 'user', entityId: params.id } as const;
        await recordChange(trx, by, { ...change, after: { passkeyId: row.id } }, now());
        return wirePasskey(row);
      });
    },
    async removePasskey({ viewer, by, params }) {
      await requireThemselvesOrManager(db, viewer, params.id);
      if (viewer.userId === params.id) await requireMayHavePasskeys(viewer, deps);
      requireFresh(viewer, now());
      await db.transaction().execute(async (trx) => {
        await lockUser(trx, params.id);
        const { numDeletedRows } = await trx
          .deleteFrom('passkey')
          .where('id', '=', params.passkeyId)
          .where('user_id', '=', params.id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound();
        const change = { action: 'user.remove-passkey', entity: 'user', entityId: params.id } as const;
        await recordChange(trx, by, { ...change, before: { passkeyId: params.passkeyId } }, now());
      });
      return { ok: true };
    },
  };
}

/** @throws notAllowed, passkeysElsewhere, noPasskey */
async function beginPasskeyConfirmation(
  deps: Dependencies,
  { viewer }: Call<'beginPasskeyConfirmation'>,
): Promise<Record<string, unknown>> {
  const { db, now, passkeys } = deps;
  const { userId, tokenId } = await requireMayHavePasskeys(viewer, deps);
  const own = await credentialsOf(db, userId, passkeys.rpId);
  if (own.length === 0) throw noPasskey();
  const challenge = await makeChallenge(db, { purpose: 'confirmation', tokenId }, now());
  return await requestOptions(passkeys, challenge, own);
}

/**
 * Shows who one is, for this sign-in alone: what asks for that, and what an administrator has to do, is done by it.
 * @throws notAllowed, passkeysElsewhere, passkeyTooLate, passkeyRefused, tooManyRequests
 */
async function finishPasskeyConfirmation(
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

/** Begins a sign-in: anyone who answers chooses among the passkeys that their device has for us. @throws passwordSignInOff */
async function beginPasskeySignIn({ db, now, passkeys, passwordSignIn }: Dependencies) {
  if (!passwordSignIn) throw passwordSignInOff();
  const handle = newToken();
  const challenge = await makeChallenge(db, { purpose: 'sign-in', handle }, now());
  return { options: await requestOptions(passkeys, challenge), handle };
}

/** What a browser is asked to have a passkey sign. @param allowed the passkeys that may; without them, any that it has for us */
async function requestOptions(
  { rpId }: Dependencies['passkeys'],
  challenge: Uint8Array,
  allowed?: Awaited<ReturnType<typeof credentialsOf>>,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
    ...(allowed === undefined
      ? {}
      : {
          allowCredentials: allowed as Parameters<
            typeof generateAuthenticationOptions
          >[0]['allowCredentials'] & {},
        }),
  });
  return { ...options };
}

/**
 * lets in the account whose passkey has signed. Failures are counted by network, as those of passwords are.
 * @throws passwordSignInOff, passkeyTooLate, passkeySignInRefused, tooManyRequests
 */
async function finishPasskeySignIn(deps: Dependencies, { by, body, request }: Call<'finishPasskeySignIn'>) {
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

/** Two devices may have the same key: anyone who looks after the accounts should know. */
async function noteBackwardCounter(
  { db, now }: Dependencies,
  { use: { userId, passkeyId }, by }: { use: PasskeyUse } & Pick<Call<'finishPasskeySignIn'>, 'by'>,
): Promise<void> {
  const change = { action: 'user.passkey-counter', entity: 'user', entityId: userId ?? null } as const;
  await db.transaction().execute((trx) => recordChange(trx, by, { ...change, after: { passkeyId } }, now()));
}
