import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import type { PostFields } from './post-fields.ts';

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
