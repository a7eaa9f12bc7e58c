import { isDeepStrictEqual } from 'node:util';
import type { PostFields } from './post-fields.ts';

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
