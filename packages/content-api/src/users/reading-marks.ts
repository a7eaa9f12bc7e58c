import type { ReadingList } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Marks posts as read. Each mark is a row of its own, so two devices never take back what the other has set. */
export async function addMarks(
  trx: Database,
  userId: number,
  list: ReadingList,
  postIds: readonly number[],
): Promise<void> {
  await sql`insert into reading_mark (user_id, list, post_id)
    select ${userId}::integer, ${list}, id from unnest(${[...postIds]}::integer[]) as id
    on conflict do nothing`.execute(trx);
}

/** Takes marks back. */
export async function removeMarks(
  trx: Database,
  userId: number,
  list: ReadingList,
  postIds: readonly number[],
): Promise<void> {
  await sql`delete from reading_mark where user_id = ${userId} and list = ${list}
    and post_id = any(${[...postIds]}::integer[])`.execute(trx);
}
