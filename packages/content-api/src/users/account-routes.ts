import { requireFresh } from '../access/require-fresh.ts';
import { requireThemselvesOrManager } from '../access/requirements.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, passwordSignInOff } from '../errors.ts';
import { forgetFailures } from '../lock-out/failed-sign-ins.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { revokeTokensOf } from './change-account.ts';
import { confirmIdentity } from './confirm-identity.ts';
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
