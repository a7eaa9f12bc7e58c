import type { Database } from '../db/database.ts';
import type { PostFields, StoredPost } from './post-fields.ts';

/** A post as it was saved under a number; null when there is no such version. */
export async function readVersion(trx: Database, postId: number, number: number): Promise<StoredPost | null> {
  const row = await trx
    .selectFrom('post_version')
    .select('fields')
    .where('post_id', '=', postId)
    .where('number', '=', number)
    .executeTakeFirst();
  // Written by `keepVersion` alone.
  return row === undefined ? null : { id: postId, version: number, fields: row.fields as PostFields };
}
