import type { SearchMiss } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { findList } from '../lists/find-list.ts';
import type { ListOf } from '../lists/paging.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { findHits, summarise } from './queries.ts';
import type { SearchMisses } from './search-misses.ts';
import { searchRuleCalls } from './search-rules.ts';
import { suggestionsFor } from './suggestions.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['count', 'miss.count'],
  ['text', 'miss.text'],
  ['lastDay', 'miss.last_day'],
]);

/** Texts that nothing was found by, all days together. */
async function listMisses(
  db: Database,
  query: Call<'listSearchMisses'>['query'],
): Promise<ListOf<SearchMiss>> {
  return await findList<SearchMiss>(
    db,
    {
      table: 'miss',
      from: sql`(select text, sum(count)::integer as count, min(day) as first_day, max(day) as last_day, text as id
        from search_miss group by text) as miss`,
      columns: sql`miss.text, miss.count, to_char(miss.first_day, 'YYYY-MM-DD') as "firstDay",
        to_char(miss.last_day, 'YYYY-MM-DD') as "lastDay"`,
      conditions: [],
      sortColumns: SORT_COLUMNS,
      defaultSort: 'count DESC',
    },
    query,
  );
}

/** Search. Source: SPEC section 7 and DESIGN section 5. */
export function searchCalls(dependencies: Dependencies, misses: SearchMisses): CallHandlers {
  const { db, now } = dependencies;
  return {
    ...searchRuleCalls(dependencies),
    async search({ viewer, query }) {
      const found = await findHits(db, viewer, query, now());
      // Nothing of one type, or as it is written, is not nothing.
      if (found.total === 0 && query.type === undefined && !query.exact) misses.note(query.q);
      return found;
    },
    async summariseSearch({ viewer, query }) {
      return await summarise(db, viewer, query, now());
    },
    async suggestSearch({ viewer, query }) {
      return await suggestionsFor(db, viewer, query, now());
    },
    async listSearchMisses({ query }) {
      return await listMisses(db, query);
    },
  };
}
