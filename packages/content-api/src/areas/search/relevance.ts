import { type RawBuilder, sql } from 'kysely';
import { type SearchPlan, wordsToFind } from '../../search/search-plan.ts';
import { RANK_WEIGHTS } from '../../search/term-vector.ts';

/**
 * How many finds are weighed word by word. A common word finds thousands, and reading the terms of each takes longer
 * than everything else together; of those, the likeliest by title, type and date are weighed.
 */
const MAX_WEIGHED = 150;

/** An alert that the question is about comes before everything else. */
const ALERT_IN_QUESTION = 3;
const TITLE_AS_ASKED = 4;
/** What a news item of today is worth more than one of long ago; half of it is gone after some months. */
const FRESHNESS = 0.1;
const FRESHNESS_SECONDS = 180 * 86_400;

/** Dates count less than types: seconds of the year 2500 make one. */
const END_OF_TIME = 16_725_225_600;
/** More than any likelihood. */
const BELOW_ALL = 100;

/** Finds that lack words of the question are there because there were few others, and come after them. */
const COMPLETENESS = sql`case when found.id in (select id from with_all) then 1
  when found.id in (select id from with_most) then 0.7 else 0.4 end`;

/** Answers rank above reports of what has been, other things being equal. */
const TYPE_FACTOR = sql`case found.type
  when 'alert' then 1.3 when 'page' then 1.2 when 'page-related' then 1.15 when 'e-service' then 1.1
  else 1.0 end`;

/**
 * Common table expressions upon those of `foundEntries` that end in `weighed`: the finds with their `relevance`. That of finds which are
 * not weighed is less than nothing, so that they come after the others, the likelier first.
 */
export function weighedFinds(
  plan: SearchPlan,
  { text, now }: { text: string; now: Date },
): RawBuilder<unknown> {
  return sql`titled as materialized (
      select found.*, ${TYPE_FACTOR} * ${COMPLETENESS} as factor, case when ${hasInTitle(plan.titles.all)} then 2
        when ${hasInTitle(plan.titles.any)} then 1 else 0 end as title_worth from found
    ), judged as materialized (
      select titled.*, 10 * title_worth + factor
        + coalesce(extract(epoch from published_date)::double precision, 0) / ${END_OF_TIME}::double precision as likelihood
      from titled
    ), likeliest as materialized (
      select * from judged order by likelihood desc, id limit ${MAX_WEIGHED}::integer
    ), scored as materialized (
      select likeliest.id, ${score(plan, text, now)} as score
      from likeliest
        join lateral (select search_entry.terms || ''::tsvector as terms
          from search_entry where search_entry.id = likeliest.id offset 0) entry on true
        left join post on post.id = likeliest.post_id left join link on link.id = likeliest.link_id
    ), weighed as (
      select judged.*, coalesce(scored.score, judged.likelihood - ${BELOW_ALL}::double precision) as relevance
      from judged left join scored on scored.id = judged.id
    )`;
}

function hasInTitle(tsquery: string): RawBuilder<boolean> {
  return sql`found.id in (select search_entry.id from search_entry where search_entry.terms @@ ${tsquery}::tsquery)`;
}

/** The terms have been unpacked once by then, for all kinds of finding them. */
function score(plan: SearchPlan, text: string, now: Date): RawBuilder<number> {
  const ranks = plan.ranks.map(
    ({ query, worth }) =>
      sql`${worth}::real * ts_rank(${RANK_WEIGHTS}::real[], entry.terms, ${query}::tsquery)`,
  );
  // The less a title says besides, the more it is about what is asked.
  const asAsked = sql`case when likeliest.title_worth = 2 then ${TITLE_AS_ASKED}::real
    * least(1, ${lettersAsked(text)}::real / length(coalesce(post.title, link.name))) else 0 end`;
  return sql`likeliest.factor
    * case when likeliest.type = 'alert' and likeliest.title_worth = 2 then ${ALERT_IN_QUESTION}::real else 1 end
    * case when likeliest.type = 'news' then 1 + ${FRESHNESS}::real * exp(-greatest(0,
        extract(epoch from ${now}::timestamptz - likeliest.published_date)) / ${FRESHNESS_SECONDS}::real) else 1 end
    * (${sql.join([...ranks, asAsked], sql` + `)})`;
}

function lettersAsked(text: string): number {
  return wordsToFind(text).join(' ').length;
}
