import { mayKnowOf } from '../../access/may-know-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../errors.ts';
import { EMPTY_LIST } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { findLink, findLinks } from './queries.ts';

/** Links. Source: SPEC section 7. */
export function linkCalls({ db }: Dependencies): CallHandlers {
  return {
    async listLinks({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findLinks(db, viewer, query) : EMPTY_LIST;
    },
    async getLink({ viewer, params }) {
      const link = await findLink(db, viewer, params.id);
      if (link === null) throw notFound();
      return link;
    },
  };
}
