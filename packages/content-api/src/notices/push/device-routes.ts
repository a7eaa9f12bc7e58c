import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notForAnother, notFound, unprocessable } from '../../errors.ts';
import type { Call, CallHandlers } from '../../plugins/catalogue-calls.ts';
import { keyErrors } from '../../push/subscription-from-body.ts';
import { devicesOf, forgetDevice, saveDevice } from './devices.ts';

type Caller = Call<'saveNoticeDevice'>['viewer'];

/** The browsers on which somebody wants notices. Extensions; ADR 0065 */
export function noticeDeviceCalls({ db, now, push }: Dependencies): CallHandlers {
  return {
    async saveNoticeDevice({ viewer, body }) {
      if (push === null) throw notFound();
      const errors = keyErrors(body, push.isAllowed);
      if (errors.length > 0) throw unprocessable(errors);
      const owner = ownerFrom(viewer);
      await db.transaction().execute((trx) => saveDevice(trx, owner, body, now()));
      return { ok: true };
    },
    async findNoticeDevice({ viewer, body }) {
      const devices = await devicesOf(db, ownerFrom(viewer).userId);
      return { isOn: push !== null && devices.some(({ endpoint }) => endpoint === body.endpoint) };
    },
    async deleteNoticeDevice({ viewer, body }) {
      await forgetDevice(db, ownerFrom(viewer).userId, body.endpoint);
      return { ok: true };
    },
  };
}

/** @throws notForAnother for anyone who acts as somebody else: it is not that person's browser */
function ownerFrom({ userId, tokenId, maskedBy }: Caller): { userId: number; tokenId: number } {
  if (maskedBy !== null) throw notForAnother();
  if (userId === null || tokenId === null) throw notAllowed();
  return { userId, tokenId };
}
