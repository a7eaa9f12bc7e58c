import { emptyPostFields, type PostFields } from '@brandpost/domain';
import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import type { StoredPost } from './read-post.ts';

/** The fields of a state that was kept as JSON, whatever version of ours kept it: fields that are newer are empty. */
export function keptFields(stored: unknown): PostFields {
  // Written by `keepVersion` and `saveWorkingCopy` alone.
  return { ...emptyPostFields(), ...(stored as PostFields) };
}

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

export type VersionToKeep = {
  postId: number;
  number: number;
  fields: PostFields;
  by: Actor;
  now: Date;
  isAutosave?: boolean;
  restoredFrom?: number | null;
};

/** Keeps a post as it has just been saved, for good. Source: SWEDEN P-01. */
export async function keepVersion(trx: Database, version: VersionToKeep): Promise<void> {
  const { postId, number, fields, by, now, isAutosave = false, restoredFrom = null } = version;
  await trx
    .insertInto('post_version')
    .values({
      post_id: postId,
      number,
      saved_date: now,
      author_id: by.userId,
      masked_by: by.maskedBy,
      name: null,
      is_autosave: isAutosave,
      restored_from: restoredFrom,
      fields: JSON.stringify(fields),
    })
    .execute();
}
