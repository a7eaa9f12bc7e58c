import { isDeepStrictEqual } from 'node:util';
import { emptyPostFields, type PostFields, postFieldsOfKind } from '@brandpost/domain';
import type { Actor } from '../../changes/actor.ts';
import type { Database } from '../../db/database.ts';
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

/** Whether two states of a post are the same. `13:00Z` and `14:00+01:00` are one moment. */
export function isSameFields(one: PostFields, other: PostFields): boolean {
  return isDeepStrictEqual(sameDates(one), sameDates(other));
}

function sameDates(fields: PostFields): PostFields {
  const iso = (date: string | null) => (date === null ? null : new Date(date).toISOString());
  const dates = postFieldsOfKind('instant').map((name) => [name, iso(fields[name])]);
  return { ...fields, ...Object.fromEntries(dates) };
}

/** The fields in which two states of a post differ, as they were and as they are. */
export function changedFields(
  before: PostFields,
  after: PostFields,
): { before: Partial<PostFields>; after: Partial<PostFields> } {
  const names = (Object.keys(after) as (keyof PostFields)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const only = (fields: PostFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}
