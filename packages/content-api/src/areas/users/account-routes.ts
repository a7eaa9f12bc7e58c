import { randomUUID } from 'node:crypto';
import { capabilityValue } from '@brandpost/domain';
import { sql } from 'kysely';
import { keepingAnAdministrator } from '../../access/administrators.ts';
import { requireMayManage } from '../../access/no-more-than-own.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound, unprocessable } from '../../errors.ts';
import { hashPassword, isPassword } from '../../passwords/hash-password.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { passwordErrors } from '../../users/account-rules.ts';
import { lockUser } from '../../users/lock-user.ts';
import { profileErrors, profileFrom } from '../../users/profile.ts';
import { checkNames, revokeTokensOf, rowOf } from './change-account.ts';
import { findUser } from './queries.ts';

/** Tables that say something of a person beyond what was written. */
const PERSONAL_TIES = [
  'user_role',
  'user_node',
  'user_job',
  'user_capability',
  'user_link',
  'reading_mark',
  'acknowledgement',
] as const;

/** Accounts from their beginning to their end. Extensions; SWEDEN G-06. */
export function accountCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async createUser({ by, body }) {
      const profile = profileFrom(body.profile ?? {});
      const username = (body.username ?? '').trim();
      const firstName = (body.firstName ?? '').trim();
      const lastName = (body.lastName ?? '').trim();
      const password = body.password ?? null;
      const state = {
        username,
        uid: (body.uid ?? '').trim() || username,
        firstName,
        lastName,
        displayName: (body.displayName ?? '').trim() || `${firstName} ${lastName}`.trim(),
        isActive: true,
        profile,
      };
      const errors = [
        ...profileErrors(profile),
        ...(password === null ? [] : passwordErrors(password, username)),
      ];
      const password_hash = password === null || errors.length > 0 ? null : await hashPassword(password);
      return await db.transaction().execute(async (trx) => {
        await checkNames(trx, null, state);
        if (errors.length > 0) throw unprocessable(errors);
        const { id } = await trx
          .insertInto('app_user')
          .values({ ...rowOf(state), password_hash, created_date: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await recordChange(
          trx,
          by,
          { action: 'user.create', entity: 'user', entityId: id, after: state },
          now(),
        );
        const user = await findUser(trx, { ofId: id, isWhole: true });
        if (user === null) throw notFound();
        return user;
      });
    },
    async setPassword({ viewer, by, params, body }) {
      const isOwn = viewer.userId === params.id;
      // Nobody sets a password in another's clothes.
      if (viewer.maskedBy !== null) throw notAllowed();
      if (!isOwn && capabilityValue(viewer.grants, 'manage_user') !== true) throw notAllowed();
      await db.transaction().execute(async (trx) => {
        const user = await lockUser(trx, params.id);
        if (!isOwn) requireMayManage(viewer, user.rights);
        else if (user.password_hash !== null && !(await isPassword(body.current ?? '', user.password_hash))) {
          throw unprocessable([{ field: 'current', message: 'Det nuvarande lösenordet stämmer inte' }]);
        }
        const errors = passwordErrors(body.password, user.username);
        if (errors.length > 0) throw unprocessable(errors);
        const password_hash = await hashPassword(body.password);
        await trx.updateTable('app_user').set({ password_hash }).where('id', '=', params.id).execute();
        const others = trx.updateTable('token').set({ revoked: now() }).where('user_id', '=', params.id);
        await others
          .where('revoked', 'is', null)
          .where('id', '!=', isOwn ? (viewer.tokenId ?? 0) : 0)
          .execute();
        await recordChange(
          trx,
          by,
          { action: 'user.set-password', entity: 'user', entityId: params.id },
          now(),
        );
      });
      return { ok: true };
    },
    async revokeUserTokens({ viewer, by, params }) {
      const isOwn = viewer.userId === params.id && viewer.maskedBy === null;
      if (!isOwn && capabilityValue(viewer.grants, 'manage_user') !== true) throw notAllowed();
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
        // What is forgotten is not kept in the log either.
        await recordChange(trx, by, { action: 'user.anonymise', entity: 'user', entityId: params.id }, now());
      });
      return { ok: true };
    },
  };
}
