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
import { lockUser } from './lock-user.ts';
import { passwordErrors } from './password-rules.ts';
import { findUser } from './queries.ts';
import { serviceNameOf } from './service-name.ts';
import { setPassword } from './set-password.ts';

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
 * Shows once more who one is. Nobody does for another; whoever has no password here signs in again.
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
