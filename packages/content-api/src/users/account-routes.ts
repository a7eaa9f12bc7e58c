import { capabilityValue } from '@brandpost/domain';
import { requireMayManage } from '../access/no-more-than-own.ts';
import { requireFresh } from '../access/require-fresh.ts';
import { requireThemselvesOrManager } from '../access/requirements.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { noOwnPassword, notAllowed, notFound, passwordSignInOff, unprocessable } from '../errors.ts';
import { countGuess, forgetFailures } from '../lock-out/failed-sign-ins.ts';
import { hashPassword, isPassword } from '../passwords/hash-password.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { revokeTokensOf } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { type LockedUser, lockUser } from './lock-user.ts';
import { passwordErrors } from './password-rules.ts';
import { findUser } from './queries.ts';
import { serviceNameOf } from './service-name.ts';

/** Accounts are made, their passwords set, their sign-ins ended. Extensions. */
export function accountCalls(deps: Dependencies): CallHandlers {
  const { db, now } = deps;
  return {
    async createUser({ viewer, by, body }) {
      const { password = null, profile = {}, ...names } = body;
      if (password !== null && !deps.passwordSignIn) throw passwordSignInOff();
      if (password !== null) requireFresh(viewer, now());
      const account = { username: '', firstName: '', lastName: '', ...names, profile };
      const errors =
        password === null
          ? []
          : await passwordErrors(password, { ...account, serviceName: await serviceNameOf(db) });
      const passwordHash = password === null || errors.length > 0 ? null : await hashPassword(password);
      return await db.transaction().execute(async (trx) => {
        const id = await createAccount(trx, account, { by, now: now(), passwordHash, errors });
        const user = await findUser(trx, { ofId: id, isWhole: true });
        if (user === null) throw notFound();
        return user;
      });
    },
    setPassword: (call) => setPassword(deps, call),
    confirmIdentity: (call) => confirmIdentity(deps, call),
    async unlockUser({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const { username } = await lockUser(trx, params.id);
        await forgetFailures(trx, username);
        await recordChange(trx, by, { action: 'user.unlock', entity: 'user', entityId: params.id }, now());
      });
      return { ok: true };
    },
    async revokeUserTokens({ viewer, by, params }) {
      await requireThemselvesOrManager(db, viewer, params.id);
      await db.transaction().execute(async (trx) => {
        await lockUser(trx, params.id);
        await revokeTokensOf(trx, params.id, now());
        await recordChange(
          trx,
          by,
          { action: 'user.revoke-tokens', entity: 'user', entityId: params.id },
          now(),
        );
      });
      return { ok: true };
    },
  };
}

/**
 * Shows once more who one is. Nobody does for another; anyone who has no password here signs in again.
 * @throws notAllowed, noOwnPassword, unprocessable, tooManyRequests
 */
async function confirmIdentity(
  { db, now, hashQueue }: Dependencies,
  { viewer, by, body, request }: Call<'confirmIdentity'>,
): Promise<{ ok: true }> {
  const { userId, tokenId, maskedBy } = viewer;
  if (userId === null || tokenId === null || maskedBy !== null) throw notAllowed();
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password_hash === null) throw noOwnPassword();
  await hashQueue.run(request.ip, async () => {
    const guess = await countGuess(db, userId, now());
    if (!(await isPassword(body.password, password_hash))) {
      throw unprocessable([{ field: 'password', message: 'Lösenordet stämmer inte' }]);
    }
    await guess.forgive();
  });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('token').set({ confirmed: now() }).where('id', '=', tokenId).execute();
    await recordChange(trx, by, { action: 'user.confirm', entity: 'user', entityId: userId }, now());
  });
  return { ok: true };
}

/**
 * Gives somebody a password and ends their other sign-ins. One's own against the present one; anyone who has none came by
 * single sign-on and gets no second way in by themselves. Of others by those who may manage them, for one time.
 * @throws ApiFailure
 */
async function setPassword(deps: Dependencies, call: Call<'setPassword'>): Promise<{ ok: true }> {
  const { db, now, hashQueue, passwordSignIn } = deps;
  const { viewer, by, params, body, request } = call;
  const isOwn = viewer.userId === params.id;
  // Nobody sets a password in another's clothes.
  if (viewer.maskedBy !== null) throw notAllowed();
  if (!isOwn && capabilityValue(viewer.grants, 'manage_user') !== true) throw notAllowed();
  if (!passwordSignIn) throw passwordSignInOff();
  // Of one's own, the present one shows who one is.
  if (isOwn) await requirePresent(deps, call);
  else requireFresh(viewer, now());
  const password_hash = await hashQueue.run(request.ip, () => hashPassword(body.password));
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, params.id);
    if (!isOwn) requireMayManage(viewer, user.rights);
    const errors = await passwordErrors(body.password, {
      ...ownerOf(user),
      serviceName: await serviceNameOf(trx),
    });
    if (errors.length > 0) throw unprocessable(errors);
    await trx
      .updateTable('app_user')
      .set({ password_hash, must_change_password: !isOwn })
      .where('id', '=', params.id)
      .execute();
    const others = trx.updateTable('token').set({ revoked: now() }).where('user_id', '=', params.id);
    await others
      .where('revoked', 'is', null)
      .where('id', '!=', isOwn ? (viewer.tokenId ?? 0) : 0)
      .execute();
    const change = { action: 'user.set-password', entity: 'user', entityId: params.id } as const;
    await recordChange(trx, by, change, now());
  });
  return { ok: true };
}

/** @throws noOwnPassword, unprocessable, tooManyRequests */
async function requirePresent(
  { db, now, hashQueue }: Dependencies,
  { params, body, request }: Call<'setPassword'>,
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  const present = user.password_hash;
  if (present === null) throw noOwnPassword();
  await hashQueue.run(request.ip, async () => {
    const guess = await countGuess(db, params.id, now());
    if (!(await isPassword(body.current ?? '', present))) {
      throw unprocessable([{ field: 'current', message: 'Det nuvarande lösenordet stämmer inte' }]);
    }
    await guess.forgive();
  });
  if (body.password === body.current) {
    const message = 'Det nya lösenordet måste vara ett annat än det nuvarande';
    throw unprocessable([{ field: 'password', message }]);
  }
}

function ownerOf({ username, first_name, last_name }: LockedUser) {
  return { username, firstName: first_name, lastName: last_name };
}
