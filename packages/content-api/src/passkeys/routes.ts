import { requireFresh } from '../access/require-fresh.ts';
import { requireThemselves, requireThemselvesOrManager } from '../access/requirements.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { lockUser } from '../users/lock-user.ts';
import { addPasskey, beginRegistration } from './add-passkey.ts';
import { beginPasskeyConfirmation, finishPasskeyConfirmation } from './confirm-by-passkey.ts';
import { passkeysOf, wirePasskey } from './kept-passkeys.ts';
import { requireMayHavePasskeys } from './may-have-passkeys.ts';
import { nameFrom } from './passkey-name.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './sign-in-by-passkey.ts';

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
