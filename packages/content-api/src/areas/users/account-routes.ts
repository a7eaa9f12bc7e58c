import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keepingAnAdministrator } from '../../access/administrators.ts';
import { requireMayManage } from '../../access/no-more-than-own.ts';
import { requireFresh } from '../../access/require-fresh.ts';
import { throwAwayKey } from '../../changes/person-keys.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound, passwordSignInOff } from '../../errors.ts';
import { hashPassword } from '../../passwords/hash-password.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { forgetFailures } from '../../sign-in/failed-sign-ins.ts';
import { lockUser } from '../../users/lock-user.ts';
import { passwordErrors } from '../../users/password-rules.ts';
import { profileFrom } from '../../users/profile.ts';
import { serviceNameOf } from '../../users/service-name.ts';
import { revokeTokensOf, rowOf } from './change-account.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { createAccount } from './create-account.ts';
import { findUser } from './queries.ts';
import { requireThemselvesOrManager } from './requirements.ts';
import { setPassword } from './set-password.ts';

/** Tables that say something of a person beyond what was written. */
const PERSONAL_TIES = [
  'user_role',
  'user_node',
  'user_job',
  'user_capability',
  'user_link',
  'reading_mark',
  'acknowledgement',
  'known_device',
  'passkey',
  'passkey_owner',
] as const;

/** Accounts from their beginning to their end. Extensions; SWEDEN G-06. */
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
    async anonymiseUser({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const user = await lockUser(trx, params.id);
        requireMayManage(viewer, user.rights);
        await keepingAnAdministrator(trx, async () => {
          const name = `borttagen-${params.id}-${randomUUID().slice(0, 8)}`;
          const state = {
            username: name,
            uid: name,
            firstName: 'Borttagen',
            lastName: 'användare',
            displayName: 'Borttagen användare',
            isActive: false,
            profile: profileFrom({}),
          };
          await trx
            .updateTable('app_user')
            .set({ ...rowOf(state), password_hash: null })
            .where('id', '=', params.id)
            .execute();
          for (const table of PERSONAL_TIES)
            await trx.deleteFrom(table).where('user_id', '=', params.id).execute();
        });
        await revokeTokensOf(trx, params.id, now());
        await sql`delete from saml_session using token
          where token.id = saml_session.token_id and token.user_id = ${params.id}`.execute(trx);
        // What the log tells of the person cannot be read any more, now and in what was written before.
        await throwAwayKey(trx, params.id);
        await recordChange(trx, by, { action: 'user.anonymise', entity: 'user', entityId: params.id }, now());
      });
      return { ok: true };
    },
  };
}
