import { type RawBuilder, sql } from 'kysely';
import { findableWith, type Searching } from './findable.ts';
import type { SearchPlan } from './search-plan.ts';

/** Whoever finds no more than a few is helped by what nearly fits. */
const FEW = 4;

/**
 * Common table expressions that end in `found`: the entries with every word of the plan; when those are few, also the
 * entries with all words but one; and when those are few too, the entries with any. The looser ones are not looked for
 * before they are needed.
 */
export function foundEntries({ all, most, any }: SearchPlan, searching: Searching): RawBuilder<unknown> {
  const level = (tsquery: string, condition?: RawBuilder<unknown>) =>
    findableWith(sql`${tsquery}::tsquery`, searching, condition);
  const areFew = (name: string) => sql`(select count(*) from ${sql.table(name)}) < ${FEW}::integer`;
  return sql`with_all as materialized (${level(all)}),
    with_most as materialized (select * from with_all union ${level(most, areFew('with_all'))}),
    found as materialized (select * from with_most union ${level(any, areFew('with_most'))})`;
}
