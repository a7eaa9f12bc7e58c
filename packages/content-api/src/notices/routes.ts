import type { ApiViewer } from '../access/api-viewer.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notForAnother } from '../errors.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { choicesOf, saveChoices } from './choices.ts';
import { emailOf } from './email-of.ts';
import type { Asking } from './find-notices.ts';
import { listNotices, markRead } from './read-state.ts';

/** What somebody is told of, and how. Extensions; ADR 0064 */
export function noticeCalls({ db, now, notices: { escalation, hasEmail } }: Dependencies): CallHandlers {
  const asking = (trx: Database, viewer: ApiViewer): Asking => {
    const { userId } = viewer;
    if (userId === null) throw notAllowed();
    return { db: trx, viewer: { ...viewer, userId }, escalation, now: now() };
  };
  const settingsOf = async (userId: number) => {
    const choices = await choicesOf(db, [userId]);
    return { ...choices(userId), hasEmail, address: await emailOf(db, userId) };
  };
  return {
    async listNotices({ viewer, query }) {
      const { unread, total, notices } = await listNotices(asking(db, viewer), pageOf(query));
      return {
        ...{ unread, total },
        notices: notices.map(({ happened, deadline, isSettled: _, ...notice }) => ({
          ...notice,
          happened: happened.toISOString(),
          deadline: deadline?.toISOString() ?? null,
        })),
      };
    },
    async markNoticesRead({ viewer, by, body }) {
      requireThemselves(viewer);
      await db.transaction().execute((trx) => markRead(asking(trx, viewer), body.notices, by));
      return { ok: true };
    },
    getNoticeSettings: ({ viewer }) => settingsOf(asking(db, viewer).viewer.userId),
    async setNoticeSettings({ viewer, by, body }) {
      requireThemselves(viewer);
      const { userId } = asking(db, viewer).viewer;
      await db.transaction().execute(async (trx) => {
        await saveChoices(trx, userId, body);
        await hintOwner(trx, by, userId);
      });
      return await settingsOf(userId);
    },
  };
}

/** What somebody has read, and wants to be told, is said by nobody else. @throws notForAnother */
function requireThemselves(viewer: ApiViewer): void {
  if (viewer.maskedBy !== null) throw notForAnother();
}
