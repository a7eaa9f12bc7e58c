import type { IncomingHttpHeaders } from 'node:http';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { invalidQuery } from '../../errors.ts';

/** A post that is being made, by whom, and under which key of theirs. */
export type Creation = { viewer: ApiViewer; key: string | null; now: Date };

const KEY = /^[\w-]{8,100}$/;
/** For so long a call may be sent again. */
const KEPT_MS = 30 * 86_400_000;

/**
 * What `Idempotency-Key` says; null without one.
 * @throws invalidQuery for one that is none
 */
export function idempotencyKey({ 'idempotency-key': given }: IncomingHttpHeaders): string | null {
  if (given === undefined) return null;
  const key = String(given).replace(/^"(.*)"$/, '$1');
  if (KEY.test(key)) return key;
  throw invalidQuery([{ field: 'Idempotency-Key', message: 'Nyckeln går inte att tolka' }]);
}

/**
 * The post that the same person has made under the same key; null when it is to be made now. A second call at the same
 * time waits here until the first is through.
 */
export async function postMadeBefore(trx: Database, { viewer, key, now }: Creation): Promise<number | null> {
  if (key === null || viewer.userId === null) return null;
  await trx
    .deleteFrom('post_creation')
    .where('user_id', '=', viewer.userId)
    .where('created_date', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('post_creation')
    .values({ user_id: viewer.userId, key, post_id: null, created_date: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return null;
  const known = await trx
    .selectFrom('post_creation')
    .select('post_id')
    .where('user_id', '=', viewer.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return known?.post_id ?? null;
}

/** Notes which post was made. */
export async function keepCreation(trx: Database, { viewer, key }: Creation, postId: number): Promise<void> {
  if (key === null || viewer.userId === null) return;
  await trx
    .updateTable('post_creation')
    .set({ post_id: postId })
    .where('user_id', '=', viewer.userId)
    .where('key', '=', key)
    .execute();
}
