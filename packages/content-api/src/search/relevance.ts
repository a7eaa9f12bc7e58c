import { LAPSED_TITLE, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { RANK_WEIGHTS } from '../search-index/term-vector.ts';
import type { Question } from './read-question.ts';
import type { SearchPlan } from './search-plan.ts';
import type { LikelyEntry } from './search-rules.ts';

/**
 * How many finds are weighed word by word. A common word finds thousands, and reading the terms of each takes longer
 * than everything else together; of those, the likeliest by title, type and date are weighed.
 */
const MAX_WEIGHED = 150;

/** An alert whose title says all that is asked comes before everything else; any other stands where its words put it. */
const BEFORE_ALL = 1000;
/** What an editor has chosen, or its version in the language that is asked for, comes before all else but such an alert. */
const PINNED = 500;
/** A find of less worth than this share of the best one's is about something else. */
const CLOSE = 0.3;
/** What the page of a question that is worded just as the search counts for, where the best find by words counts for one. */
const LIKELY = 0.9;
/** No alert is left unweighed for want of words in its title: there are never many. */
const LIKELY_ALERT = 20;
const TITLE_AS_ASKED = 4;
/** What a news item of today is worth more than one of long ago; half of it is gone after some months. */
const FRESHNESS = 0.3;
const FRESHNESS_SECONDS = 180 * 86_400;
/** What its own title calls lapsed comes after what holds, and is still found by those who ask for it. */
const LAPSED = sql`case when post.title ~ ${LAPSED_TITLE}::text then 0.2::real else 1::real end`;

/** Dates count less than types: seconds of the year 2500 make one. */
const END_OF_TIME = 16_725_225_600;
/** More than any likelihood. */
const BELOW_ALL = 100;
/** More than all else: what has ended comes last, however well it fits. */
const BELOW_WHAT_HOLDS = 10_000;

/** News of which the whole question stands in the title tell of the same: an older one may hold no longer. */
const IS_NEWS_OF_IT = sql`likeliest.type in ('news', 'pinned-news') and likeliest.title_worth = 2
  and not exists (select 1 from post where post.id = likeliest.post_id and post.title ~ ${LAPSED_TITLE}::text)`;

/** A Swedish page comes before versions: easy Swedish has the same words, and short English ones are in every text. */
const VERSION_FACTOR = 0.2;
/**
 * One in the language that is asked for comes before the Swedish page, also where that is called likely. An alert has no
 * versions: it stands for one in each language.
 */
const ASKED_VERSION_FACTOR = 4;
/** It says what its page says: anyone who asks for that in its language, in words of the page, is led to it. */
const ABOVE_ITS_PAGE = 1.2;

/** Answers rank above lists of pages, forms, and reports of what has been, other things being equal. */
const typeFactor = (asked: Language) => sql`case found.type
  when 'page' then 1.2 when 'page-related' then 0.85 when 'e-service' then 0.9
  when 'news' then 0.6 when 'pinned-news' then 0.7 else 1.0 end
  * case when ${asked}::text <> ${OWN_LANGUAGE}::text and (found.written_in = ${asked}::text or found.type = 'alert')
      then ${ASKED_VERSION_FACTOR}::double precision
    when found.written_in = ${OWN_LANGUAGE}::text then 1 else ${VERSION_FACTOR}::double precision end`;
/** What lacks a part of the question falls behind faster than that part counts. */
const COVERAGE_POWER = 1.3;
/** An alert that says a part of what is asked is mostly about something else. */
const COVERAGE_POWER_OF_ALERTS = 2.6;

/**
 * Common table expressions upon those of `foundEntries` that end in `weighed`: the finds with their `relevance`. That of finds which are
 * not weighed is less than nothing, so that they come after the others, the likelier first.
 */
export function weighedFinds(
  plan: SearchPlan,
  {
    question,
    now,
    pinnedId,
    likely,
  }: {
    question: Question;
    now: Date;
    pinnedId: number | null;
    likely: readonly LikelyEntry[];
  },
): RawBuilder<unknown> {
  return sql`titled as materialized (
      select found.*, ${typeFactor(question.language)} as factor, case when ${hasInTitle(plan.titles.all)} then 2
        when ${hasInTitle(plan.titles.any)} then 1 else 0 end as title_worth from found
    ), judged as materialized (
      select titled.*, 10 * title_worth + factor
        + case when titled.type = 'alert' and not titled.has_ended then ${LIKELY_ALERT}::integer else 0 end
        + coalesce(extract(epoch from published_date)::double precision, 0) / ${END_OF_TIME}::double precision as likelihood
      from titled
    ), likeliest as materialized (
      select * from judged order by likelihood desc, id limit ${MAX_WEIGHED}::integer
    ), scored as materialized (
      select likeliest.id, ${score(plan, question, now)} as score
      from likeliest
        join lateral (select search_entry.terms || ''::tsvector as terms
          from search_entry where search_entry.id = likeliest.id offset 0) entry on true
        left join post on post.id = likeliest.post_id left join link on link.id = likeliest.link_id
    ), dated as (
      select scored.score, likeliest.id, row_number() over (order by scored.score desc, likeliest.id) as by_score,
        row_number() over (order by likeliest.published_date desc nulls last, likeliest.id) as by_date
      from scored join likeliest on likeliest.id = scored.id where ${IS_NEWS_OF_IT}
    ), newest_first as (
      select newer.id, better.score from dated newer join dated better on better.by_score = newer.by_date
    ), versions as (
      select likeliest.id, post.translation_of_id as original_id
      from likeliest join post on post.id = likeliest.post_id
      where post.translation_of_id is not null and likeliest.written_in = ${question.language}::text
    ), inherited as (
      select versions.id, max(scored.score) * ${ABOVE_ITS_PAGE}::real as score
      from versions join likeliest original on original.post_id = versions.original_id
        join scored on scored.id = original.id
      group by versions.id
    ), likely as (
      select page.id, likely.likeness * ${LAPSED} as likeness
      from unnest(${likely.map(({ id }) => id)}::integer[], ${likely.map(({ likeness }) => likeness)}::double precision[])
        as likely (id, likeness)
        join search_entry on search_entry.id = likely.id left join post on post.id = search_entry.post_id
        left join versions on versions.original_id = post.id
        cross join lateral (values (likely.id), (versions.id)) as page (id)
    ), pinned as (
      select coalesce(max(versions.id), ${pinnedId}::integer) as id
      from versions join search_entry original on original.post_id = versions.original_id
      where original.id = ${pinnedId}::integer
    ), weighed as (
      select judged.*,
        coalesce(newest_first.score, greatest(scored.score, inherited.score), judged.likelihood - ${BELOW_ALL}::double precision)
          + coalesce((select ${LIKELY}::double precision * max(likely.likeness) from likely where likely.id = judged.id), 0)
            * coalesce((select max(score) from scored where score < ${BEFORE_ALL}::double precision), 1)
          + case when judged.id = (select id from pinned) then ${PINNED}::double precision else 0 end
          - case when judged.has_ended then ${BELOW_WHAT_HOLDS}::double precision else 0 end as relevance
      from judged left join scored on scored.id = judged.id left join newest_first on newest_first.id = judged.id
        left join inherited on inherited.id = judged.id
    )`;
}

/** The condition on `weighed` that a find says what is asked nearly as well as the best one that nobody has put first. */
export const IS_CLOSE = sql<boolean>`weighed.relevance >= ${CLOSE}::double precision
  * (select max(relevance) from weighed where relevance < ${PINNED}::double precision)`;

function hasInTitle(tsquery: string): RawBuilder<boolean> {
  return sql`found.id in (select search_entry.id from search_entry where search_entry.terms @@ ${tsquery}::tsquery)`;
}

/** The terms have been unpacked once by then, for all kinds of finding them. */
function score(plan: SearchPlan, question: Question, now: Date): RawBuilder<number> {
  const ranks = plan.terms.flatMap(({ weight, ranks }) =>
    ranks.map(
      ({ query, worth }) =>
        sql`${weight * worth}::real * ts_rank(${RANK_WEIGHTS}::real[], entry.terms, ${query}::tsquery)`,
    ),
  );
  // The less a title says besides, the more it is about what is asked.
  const asAsked = sql`case when likeliest.title_worth = 2 then ${TITLE_AS_ASKED}::real
    * least(1, ${lettersAsked(question)}::real / length(coalesce(post.title, link.name))) else 0 end`;
  const isAskedFor = sql`likeliest.type = 'alert' and entry.terms @@ ${plan.foremost}::tsquery`;
  return sql`case when ${isAskedFor} then ${BEFORE_ALL}::real else 0 end + likeliest.factor * power(${coverage(plan)},
      case when likeliest.type = 'alert' then ${COVERAGE_POWER_OF_ALERTS}::real else ${COVERAGE_POWER}::real end)
    * ${LAPSED}
    * case when likeliest.type = 'news' then 1 + ${FRESHNESS}::real * exp(-greatest(0,
        extract(epoch from ${now}::timestamptz - likeliest.published_date)) / ${FRESHNESS_SECONDS}::real) else 1 end
    * (${sql.join([...ranks, asAsked], sql` + `)})`;
}

/** How much of what is asked is found, from 0 to 1: a rare term counts more than one that stands everywhere. */
function coverage({ terms }: SearchPlan): RawBuilder<number> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const found = terms.map(
    ({ query, weight }) =>
      sql`case when entry.terms @@ ${query}::tsquery then ${weight / total}::real else 0 end`,
  );
  return sql`(${sql.join(found, sql` + `)})`;
}

function lettersAsked({ terms }: Question): number {
  return terms.flatMap(({ words }) => words).join(' ').length;
}
