import { ACKNOWLEDGED_TYPES, ENDS_SOON_DAYS, NOTICES_KEPT_DAYS, REMINDER_HOURS } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { commentMoments } from '../../comments/comment-moments.ts';
import { hasNotEnded, isReadable } from '../../posts/rights/visible-to.ts';

/** After how many days past a deadline anyone who leads a group hears of those who are missing; null: never. */
export type Escalation = { afterDays: number | null };

/** The condition that a post asks to be acknowledged, as the domain's `asksForAcknowledgement`. */
export const ASKS = sql<boolean>`(post.acknowledge_by is not null
  and post.type = any(${[...ACKNOWLEDGED_TYPES]}::text[]))`;

/** When a post began to ask in its present round: readers could not have known of it before. */
const ASKED_SINCE = sql`coalesce(greatest(post.published_date, (select min(version.saved_date)
  from post_version as version where version.post_id = post.id
    and version.fields->>'acknowledgementRound' = post.acknowledgement_round::text
    and version.fields->>'acknowledgeBy' is not null)), post.updated_date)`;

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;
/** A deadline that is put off is another occasion, and so is a further round. */
const ROUND_AND_DEADLINE = sql`post.acknowledgement_round || ':' || ${dayOf('post.acknowledge_by')}`;

/** Before the number of a reminder, in the occasion of one that somebody has given. */
export const BY_SOMEBODY = 'by:';

const STEPS = sql.join(
  Object.entries(REMINDER_HOURS).map(([step, hours]) => sql`(${step}::text, ${hours}::integer)`),
);

/** The reminders of a post whose time has come; none is sent of a time at which it did not ask yet. */
function remindersBy(now: Date): RawBuilder<unknown> {
  return sql`(select step, post.acknowledge_by + make_interval(hours => from_deadline) as at
    from (values ${STEPS}) as steps (step, from_deadline)
    where post.acknowledge_by + make_interval(hours => from_deadline) <= ${now}
      and post.acknowledge_by + make_interval(hours => from_deadline) > ${ASKED_SINCE}
    order by at desc limit 1)`;
}

/**
 * All that notices tell of: what happened to which post, when, and the occasion that tells it apart. A row says nothing of
 * who may know; that is asked beside it. Anyone who comes late to several reminders gets the last one.
 */
export function moments(now: Date, { afterDays }: Escalation): RawBuilder<unknown> {
  const kept = sql`(${now}::timestamptz - make_interval(days => ${NOTICES_KEPT_DAYS}))`;
  const isOut = isReadable(now);
  const isNews = sql`post.published_date between ${kept} and ${now}`;
  return sql`select * from (
    select 'acknowledge' as kind, post.id as post_id, post.acknowledgement_round::text as occasion,
      ${ASKED_SINCE} as happened
    from post where ${ASKS} and ${isOut} and not exists ${remindersBy(now)}
    union all select 'reminder', post.id, ${ROUND_AND_DEADLINE} || ':' || reminder.step, reminder.at
    from post cross join lateral ${remindersBy(now)} as reminder where ${ASKS} and ${isOut}
    union all select 'reminder', post.id, ${BY_SOMEBODY}::text || reminder.id, reminder.reminded_date
    from post join acknowledgement_reminder as reminder
      on reminder.post_id = post.id and reminder.round = post.acknowledgement_round
    where ${ASKS} and ${isOut}
    union all select 'missing', post.id, ${ROUND_AND_DEADLINE},
      post.acknowledge_by + make_interval(days => ${afterDays ?? 0})
    from post where ${ASKS} and ${isOut} and ${afterDays !== null}
    union all select 'read', post.id, '', post.published_date
    from post where post.type in ('info', 'info-important') and not ${ASKS} and ${isOut} and ${isNews}
    union all select 'published', post.id, ${dayOf('post.published_date')}, post.published_date
    from post where ${isOut} and ${isNews} and post.author_id is not null
    union all select 'ends-soon', post.id, ${dayOf('post.unpublished_date')},
      post.unpublished_date - make_interval(days => ${ENDS_SOON_DAYS})
    from post where ${isOut} and ${hasNotEnded(now)} and post.author_id is not null
      and post.unpublished_date - make_interval(days => ${ENDS_SOON_DAYS}) > post.published_date
    union all select 'dead-link', external_link_use.post_id, ${dayOf('external_link.dead_since')},
      min(external_link.dead_since)
    from external_link join external_link_use on external_link_use.link_id = external_link.id
    where external_link.dead_since is not null group by 2, 3
    union all select 'review', post_id, id::text, asked_date from post_review where answer is null
    union all select answer, post_id, id::text, answered_date from post_review where answer is not null
    union all ${commentMoments(kept)}
  ) as every_moment where happened between ${kept} and ${now}`;
}
