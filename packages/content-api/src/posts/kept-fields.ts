import type { PostFields } from './post-fields.ts';

/** What was not written yet when some states of posts were kept. */
const ADDED_SINCE = { acknowledgeBy: null, acknowledgementRound: 1 } as const;

/** The fields of a state that was kept as JSON, whatever version of ours kept it. */
export function keptFields(stored: unknown): PostFields {
  // Written by `keepVersion` and `saveWorkingCopy` alone.
  return { ...ADDED_SINCE, ...(stored as PostFields) };
}
