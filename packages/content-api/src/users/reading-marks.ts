import { MAX_ID, READING_LISTS, type ReadingList } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { unprocessable } from '../errors.ts';

/** More than anybody reads; keeps hostile input small. */
const MAX_MARKS = 20_000;

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

export async function removeMarks(
  trx: Database,
  userId: number,
  list: ReadingList,
  postIds: readonly number[],
): Promise<void> {
  await sql`delete from reading_mark where user_id = ${userId} and list = ${list}
    and post_id = any(${[...postIds]}::integer[])`.execute(trx);
}

/**
 * The ids in a reading list as plain clients send it: JSON text, whole. What it lacks is not taken away, because the
 * client may not have known of it.
 * @throws unprocessable for a text that is no list of ids
 */
export function marksFrom(meta: Partial<Record<ReadingList, string>>): [ReadingList, number[]][] {
  return READING_LISTS.flatMap((list) => {
    const text = meta[list];
    if (text === undefined || text.trim() === '') return [];
    const ids = parsed(text);
    if (ids === null || ids.length > MAX_MARKS) {
      throw unprocessable([{ field: `meta.${list}`, message: messages.malformed }]);
    }
    return [[list, ids] as [ReadingList, number[]]];
  });
}

function parsed(text: string): number[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const ids = value.map(Number);
    return ids.every((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID) ? ids : null;
  } catch {
    return null;
  }
}
