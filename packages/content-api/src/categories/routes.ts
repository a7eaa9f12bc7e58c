import { mayKnowOf } from '../access/may-know-of.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { EMPTY_LIST } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findCategories, findCategory } from './queries.ts';

/** Categories. Source: SPEC section 7. */
export function categoryCalls({ db }: Dependencies): CallHandlers {
  return {
    async listCategories({ viewer, query }) {
      return mayKnowOf(viewer, query.userId) ? await findCategories(db, query) : EMPTY_LIST;
    },
    async getCategory({ params }) {
      const category = await findCategory(db, params.id);
      if (category === null) throw notFound();
      return category;
    },
  };
}
