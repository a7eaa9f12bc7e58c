import { capabilityValue } from '@brandpost/domain';
import { managesUsers, requireOwnOrManaged, requireThemselves } from '../access/requirements.ts';
import { rightsOfUser } from '../access/viewer-of-user.ts';
import { dutyCalls } from '../access/while-duty-calls.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { changeAccount } from './change-account.ts';
import { explainCapability } from './explain-capability.ts';
import { profileErrors } from './profile.ts';
import { findUser, findUsers, withDuty } from './queries.ts';
import { addMarks, marksFrom, removeMarks } from './reading-marks.ts';

/** Users read, and what is their own: profile and reading marks. Source: SPEC section 7. */
export function userCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async getUser({ viewer, params }) {
      const isWhole = (id: number) => id === viewer.userId || managesUsers(viewer);
      const user = await findUser(db, { idOrUid: params.id, isWhole });
      if (user === null) throw notFound();
      if (user.id === viewer.userId) return withDuty(user, viewer.mustDo);
      if (viewer.mustDo !== null) throw dutyCalls(viewer.mustDo);
      return user;
    },
    listUsers: ({ viewer, query }) => findUsers(db, query, { isWhole: managesUsers(viewer) }),
    async updateUser({ viewer, by, params, body }) {
      requireOwnOrManaged(viewer, params.id);
      if (viewer.userId === params.id) requireThemselves(viewer, params.id);
      const { meta, profile, ...account } = body;
      const marks = marksFrom(meta ?? {});
      // What somebody has read is nobody else's to say.
      if (marks.length > 0 && viewer.userId !== params.id) throw notAllowed();
      const errors = profileErrors(profile ?? {});
      if (errors.length > 0) throw unprocessable(errors);
      return await db.transaction().execute(async (trx) => {
        // Before the marks, because it locks the account: two at once would wait for each other crosswise.
        await changeAccount(trx, params.id, { profile, ...account }, { viewer, by, now: now() });
        for (const [list, ids] of marks) await addMarks(trx, params.id, list, ids);
        const user = await findUser(trx, { ofId: params.id, isWhole: true });
        if (user === null) throw notFound();
        return user;
      });
    },
    async markRead({ viewer, params, body }) {
      requireThemselves(viewer, params.id);
      await addMarks(db, params.id, body.list, body.values);
      return { ok: true };
    },
    async markUnread({ viewer, params, body }) {
      requireThemselves(viewer, params.id);
      await removeMarks(db, params.id, body.list, body.values);
      return { ok: true };
    },
    async listUserCapabilities({ viewer, params }) {
      if (viewer.userId !== params.id && capabilityValue(viewer.grants, 'manage_role') !== true) {
        requireOwnOrManaged(viewer, params.id);
      }
      // Acting as another one may less than the other: the answer is what one may.
      const isOwn = viewer.userId === params.id;
      const grants = isOwn ? viewer.grants : (await rightsOfUser(db, params.id))?.grants;
      if (grants === undefined) throw notFound();

      return { rows: [...grants], total: grants.length };
    },
    async explainCapability({ viewer, params }) {
      requireOwnOrManaged(viewer, params.id);
      return await explainCapability(db, params.id, params.cap);
    },
  };
}
