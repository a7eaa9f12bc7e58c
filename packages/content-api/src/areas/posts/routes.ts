import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../errors.ts';
import { valuesOf } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { createContentCleaner } from '../../posts/clean-content.ts';
import { findPost, findPosts } from './queries.ts';
import { type PostRow, wirePost } from './wire-post.ts';

/** Posts. Source: SPEC section 7. */
export function postCalls({ db, now }: Dependencies): CallHandlers {
  const clean = createContentCleaner();
  const withContent = (row: PostRow) => ({
    ...wirePost(row),
    content: clean(row.id, row.version, row.content),
  });
  return {
    async listPosts({ viewer, query }) {
      const { rows, total } = await findPosts(db, viewer, query, now());
      return { rows: rows.map(query.includeContent === true ? withContent : wirePost), total };
    },
    async getPost({ viewer, params, query }) {
      const types = valuesOf(query.type);
      const row = await findPost(db, viewer, { slugOrId: params.slug, types, now: now() });
      if (row === null) throw notFound();
      return withContent(row);
    },
  };
}
