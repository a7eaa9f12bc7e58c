import { POST_STATUSES } from '@brandpost/domain';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Dependencies } from '../dependencies.ts';
import { databaseAway, notFound, signInNeeded } from '../errors.ts';
import { valuesOf } from '../lists/paging.ts';
import { createTotalCache } from '../lists/total-cache.ts';
import { type CallHandlers, JsonBytes } from '../plugins/catalogue-calls.ts';
import type { Ownership, PostFilters } from './reading/filters.ts';
import { createPostCache, jsonArray, serializePosts } from './reading/post-cache.ts';
import { findPost, findPosts } from './reading/queries.ts';
import { entityTag } from './writing/require-current.ts';

/** Posts. Source: SPEC section 7. */
export function postCalls({ db, now }: Dependencies): CallHandlers {
  const cache = createPostCache();
  const totals = createTotalCache();
  const list = (viewer: ApiViewer, query: PostFilters, ownership: Ownership | null = null) =>
    untilUnchanged(async () => {
      if (query.q !== undefined && viewer.userId === null) throw signInNeeded();
      const withContent = query.includeContent === true;
      const moment = now();
      const { rows: found, total } = await findPosts(db, viewer, query, moment, { ownership, totals });
      const items = await serializePosts(found, { db, cache, viewer, withContent, now: moment });
      return items === null ? null : { rows: new JsonBytes(jsonArray(items)), total };
    });
  return {
    listPosts: ({ viewer, query }) => list(viewer, query),
    listMyPosts: ({ viewer, query }) =>
      // One's own are wanted in every state: drafts most of all.
      list(viewer, { status: [...POST_STATUSES], includeEnded: true, ...query }, ownedBy(viewer)),
    listUserPosts: ({ viewer, params, query }) => list(viewer, query, { userId: params.id, role: 'author' }),
    async getPost({ viewer, params, query, reply }) {
      const types = valuesOf(query.type);
      return await untilUnchanged(async () => {
        const moment = now();
        const found = await findPost(db, viewer, { slugOrId: params.slug, types, now: moment });
        if (found === null) throw notFound();
        const items = await serializePosts([found], { db, cache, viewer, withContent: true, now: moment });
        reply.header('etag', entityTag(found.number));
        return items === null ? null : new JsonBytes(Buffer.concat(items.flat()));
      });
    },
  };
}

function ownedBy({ userId }: ApiViewer): Ownership {
  return { userId: userId ?? 0, role: 'author-or-editor' };
}

const MAX_TRIES = 5;

/** Finding and reading are two questions: where somebody writes in between, both are asked again. */
async function untilUnchanged<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  throw databaseAway();
}
