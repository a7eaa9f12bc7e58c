import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../errors.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { findMedia, findMediaRecord } from './queries.ts';

/** Media records. Source: SPEC section 7. */
export function mediaCalls({ db }: Dependencies): CallHandlers {
  return {
    async listMedia({ query }) {
      return await findMedia(db, query);
    },
    async getMedia({ params }) {
      const record = await findMediaRecord(db, params.id);
      if (record === null) throw notFound();
      return record;
    },
  };
}
