import { mayKnowOf } from '../access/may-know-of.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findNode, findNodes } from './queries.ts';

/** Nodes, which serve as groups. Source: SPEC section 7. */
export function nodeCalls({ db }: Dependencies): CallHandlers {
  return {
    async listNodes({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findNodes(db, query) : EMPTY_LIST;
    },
    async getNode({ params }) {
      const node = await findNode(db, params.id);
      if (node === null) throw notFound();
      return node;
    },
  };
}
