import type { Database } from '../db/database.ts';
import { newPersonKey } from './personal-values.ts';

/** The key that what the audit log tells of a person is sealed with; made when it is first needed. */
export async function personKey(trx: Database, userId: number): Promise<Buffer> {
  const made = await trx
    .insertInto('person_key')
    .values({ user_id: userId, key: newPersonKey() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const { key } =
    made ??
    (await trx
      .selectFrom('person_key')
      .select('key')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow());
  return Buffer.from(key);
}

/** The keys of some people, as far as they are still there. */
export async function personKeys(db: Database, userIds: readonly number[]): Promise<Map<number, Buffer>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('person_key').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, key }) => [user_id, Buffer.from(key)]));
}

/** Makes everything personal that the audit log tells of somebody unreadable, for good. */
export async function throwAwayKey(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('person_key').where('user_id', '=', userId).execute();
}
