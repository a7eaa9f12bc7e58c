import { mayKnowOf } from '../access/may-know-of.ts';
import { managesUsers } from '../access/requirements.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findLink, findLinks } from './queries.ts';

/** Links. Source: SPEC section 7. */
export function linkCalls({ db }: Dependencies): CallHandlers {
  return {
    async listLinks({ viewer, query }) {
      const { userId } = query;
      if (!mayKnowOf(viewer, userId)) return EMPTY_LIST;
      const isOthers = userId !== undefined && userId !== viewer.userId;
      if (isOthers && !managesUsers(viewer)) return EMPTY_LIST;
      return await findLinks(db, viewer, query);
    },
    async getLink({ viewer, params }) {
      const link = await findLink(db, viewer, params.id);
      if (link === null) throw notFound();
      return link;
    },
  };
}
