import type { Database } from '../db/database.ts';
import { keptFields } from './kept-fields.ts';
import type { StoredPost } from './post-fields.ts';

/** A post as it was saved under a number; null when there is no such version. */
export async function readVersion(trx: Database, postId: number, number: number): Promise<StoredPost | null> {
  const row = await trx
    .selectFrom('post_version')
    .select('fields')
    .where('post_id', '=', postId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : { id: postId, version: number, fields: keptFields(row.fields) };
}
