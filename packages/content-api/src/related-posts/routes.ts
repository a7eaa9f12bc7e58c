import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findRelatedPosts } from './queries.ts';

/** What belongs together with a post. An extension; ADR 0059. */
export function relatedPostCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async listRelatedPosts({ viewer, params }) {
      const related = await findRelatedPosts(db, viewer, params.id, now());
      if (related === null) throw notFound();
      return related;
    },
  };
}
