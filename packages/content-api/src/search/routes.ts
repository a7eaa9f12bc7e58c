import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { listMisses } from './misses.ts';
import { findHits, summarise } from './queries.ts';
import type { SearchMisses } from './search-misses.ts';
import { suggestionsFor } from './suggestions.ts';

/** Search. Source: SPEC section 7 and DESIGN section 5. */
export function searchCalls({ db, now }: Dependencies, misses: SearchMisses): CallHandlers {
  return {
    async search({ viewer, query }) {
      const found = await findHits(db, viewer, query, now());
      // Nothing of one type is not nothing.
      if (found.total === 0 && query.type === undefined) misses.note(query.q);
      return found;
    },
    async summariseSearch({ viewer, query }) {
      return await summarise(db, viewer, query.q, now());
    },
    async suggestSearch({ viewer, query }) {
      return await suggestionsFor(db, viewer, query, now());
    },
    async listSearchMisses({ query }) {
      return await listMisses(db, query);
    },
  };
}
