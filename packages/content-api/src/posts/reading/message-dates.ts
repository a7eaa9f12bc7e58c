import { ANONYMOUS_VIEWER, hasEnded, isVisible } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { IS_OUT_OR_SCHEDULED, ROOT_NODE_ID } from '../rights/visible-to.ts';
import { keptFields } from '../storage/post-version.ts';

/** An alert as it was saved, one state after the other, and the node that stands for everyone. */
export type SavedStates = {
  root: number | null;
  /** Without their content. */
  states: readonly { savedDate: string; fields: unknown }[];
};

/** More would make a list of alerts large: the first is told of, and the last ones. */
const MAX_DATES = 50;

/** The states of an alert that may be out, from `post`; null for all other posts, of which nobody asks. */
export const SAVED_STATES: RawBuilder<SavedStates | null> = sql`case
  when post.type = 'alert' and ${IS_OUT_OR_SCHEDULED} then (
    select jsonb_build_object('root', ${ROOT_NODE_ID}, 'states', coalesce(jsonb_agg(
      jsonb_build_object('savedDate', saved_date, 'fields', post_version.fields - 'content') order by number), '[]'))
    from post_version where post_version.post_id = post.id)
  end`;

/**
 * When visitors were first told what an alert said, each time that it said something else: when it was saved, or when its
 * time had come. They follow from versions, which never change, so a message is named by its moment for ever. What was
 * not out, for some alone or an exercise is no message, and neither is what was changed again before its time.
 * @returns ISO texts, the earliest first
 */
export function messageDates({ root, states }: SavedStates): string[] {
  const rootNodeIds = root === null ? [] : [root];
  const dates = states.flatMap(({ savedDate, fields: stored }, at) => {
    const fields = keptFields(stored);
    const savedMs = Date.parse(savedDate);
    const now = new Date(Math.max(savedMs, Date.parse(fields.publishedDate ?? '') || savedMs));
    const nextMs = Date.parse(states[at + 1]?.savedDate ?? '');
    const isOut =
      isVisible(fields, ANONYMOUS_VIEWER, { now, rootNodeIds }) &&
      (!hasEnded(fields, now) || Boolean(fields.alert?.withdrawnAt));
    return isOut && !(now.getTime() >= nextMs) ? [now.toISOString()] : [];
  });
  const [first] = dates;
  return first === undefined || dates.length <= MAX_DATES ? dates : [first, ...dates.slice(1 - MAX_DATES)];
}
