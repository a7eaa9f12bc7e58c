import { isDeepStrictEqual } from 'node:util';
import { type PostFields, postFieldsOfKind } from '@brandpost/domain';

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
