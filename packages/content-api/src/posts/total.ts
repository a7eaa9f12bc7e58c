import type { Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KeptTotals } from '../lists/kept-totals.ts';
import type { PostFilters } from './filters.ts';
import type { Whose } from './whose.ts';

/** The number of the last write: every one of them is in the audit log when it takes effect. */
export const WRITES = sql<number>`(select last_id from audit_head)`;

type Counting = {
  viewer: Viewer;
  filters: PostFilters;
  whose: Whose | null;
  /** The number of the last write when the page was read; null when nothing was on it. */
  writes: number | null;
  now: Date;
};

/** How many posts a list has on all pages: kept from before where that is still exact. */
export async function countPosts(
  db: Database,
  where: RawBuilder<boolean>,
  { viewer, filters, whose, writes, now }: Counting,
  totals: KeptTotals,
): Promise<number> {
  const { perPage: _, page: __, sort: ___, includeContent: ____, ...asked } = filters;
  const { userId, nodeIds, categoryIds, isAdministrator } = viewer;
  const key = JSON.stringify([userId, nodeIds, categoryIds, isAdministrator, asked, whose]);
  const known = writes === null ? null : totals.find(key, writes, now);
  if (known !== null) return known;
  const { rows } = await sql<{ total: number; writes: number; until: Date | null }>`
    select count(*)::integer as total, ${WRITES} as writes, ${nextMoment(now)} as until
    from post where ${where}`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has always one row.');
  totals.keep(key, { ...counted, since: now });
  return counted.total;
}

/** When the clock next changes what is seen: a post begins or ends. */
function nextMoment(now: Date): RawBuilder<Date | null> {
  const next = (column: string) => sql`(select min(${sql.ref(column)}) from post
    where ${sql.ref(column)} > ${now} and status in ('publish', 'future'))`;
  return sql`least(${next('published_date')}, ${next('unpublished_date')})`;
}
