import type { PushDeviceBody } from '@brandpost/rubicore-api';
import type { Database } from '../../db/database.ts';
import type { PushTarget } from '../../push/push-sender.ts';

/** More than anybody carries; the one that has been there longest makes room. */
const MAX_DEVICES = 10;

export type Device = PushTarget & { id: number };
type Owner = { userId: number; tokenId: number };

/** Keeps a browser for the person who is signed in there now, in place of the person who was before. */
export async function saveDevice(
  trx: Database,
  { userId, tokenId }: Owner,
  { endpoint, p256dh, auth }: PushDeviceBody,
  now: Date,
): Promise<void> {
  const row = { user_id: userId, token_id: tokenId, p256dh, auth, created: now };
  await trx
    .insertInto('notice_device')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  const devices = await trx
    .selectFrom('notice_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  await deleteDevices(
    trx,
    devices.slice(MAX_DEVICES).map(({ id }) => id),
  );
}

/** The browsers of somebody from which nobody has signed out. That a session has run out is no signing out. */
export async function devicesOf(db: Database, userId: number): Promise<Device[]> {
  return await db
    .selectFrom('notice_device')
    .innerJoin('token', 'token.id', 'notice_device.token_id')
    .select(['notice_device.id', 'endpoint', 'p256dh', 'auth'])
    .where('notice_device.user_id', '=', userId)
    .where('token.revoked', 'is', null)
    .execute();
}

/** Forgets a browser of somebody's own. */
export async function forgetDevice(db: Database, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('notice_device')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function deleteDevices(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('notice_device')
    .where('id', 'in', [...ids])
    .execute();
}
