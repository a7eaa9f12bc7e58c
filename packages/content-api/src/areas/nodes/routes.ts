import { mayKnowOf } from '../../access/may-know-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import { EMPTY_LIST } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { findNodes } from './queries.ts';

/** Nodes, which serve as groups. Source: SPEC section 7. */
export function nodeCalls({ db }: Dependencies): CallHandlers {
  return {
    async listNodes({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findNodes(db, query) : EMPTY_LIST;
    },
  };
}
