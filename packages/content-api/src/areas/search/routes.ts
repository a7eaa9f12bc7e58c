import type { Dependencies } from '../../dependencies.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { findHits, summarise } from './queries.ts';

/** Search. Source: SPEC section 7 and DESIGN section 5. */
export function searchCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async search({ viewer, query }) {
      return await findHits(db, viewer, query, now());
    },
    async summariseSearch({ viewer, query }) {
      return await summarise(db, viewer, query.q, now());
    },
  };
}
