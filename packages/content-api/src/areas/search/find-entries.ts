import { type RawBuilder, sql } from 'kysely';
import type { SearchPlan } from '../../search/search-plan.ts';
import { findableWith, type Searching } from './findable.ts';

/**
 * Common table expressions that end in `found`: the entries with every word of the plan; without any of those, the
 * entries with all words but one; and else those with any. The looser ones are not looked for before they are needed.
 */
export function foundEntries({ all, most, any }: SearchPlan, searching: Searching): RawBuilder<unknown> {
  const level = (tsquery: string, condition?: RawBuilder<unknown>) =>
    findableWith(sql`${tsquery}::tsquery`, searching, condition);
  const noneWithAll = sql`not exists (select 1 from with_all)`;
  const noneWithMost = sql`not exists (select 1 from with_most)`;
  return sql`with_all as materialized (${level(all)}),
    with_most as materialized (${level(most, noneWithAll)}),
    found as materialized (
      select * from with_all union all select * from with_most
      union all ${level(any, sql`${noneWithAll} and ${noneWithMost}`)}
    )`;
}
