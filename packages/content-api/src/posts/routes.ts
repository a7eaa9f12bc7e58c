import { POST_STATUSES } from '@brandpost/domain';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Dependencies } from '../dependencies.ts';
import { databaseAway, notFound, signInNeeded } from '../errors.ts';
import { keepTotals } from '../lists/kept-totals.ts';
import { valuesOf } from '../lists/paging.ts';
import { type CallHandlers, JsonBytes } from '../plugins/catalogue-calls.ts';
import { jsonArray, textsOf } from './answer-posts.ts';
import type { PostFilters } from './filters.ts';
import { createPostTexts } from './post-texts.ts';
import { findPost, findPosts } from './queries.ts';
import { entityTag } from './require-current.ts';
import type { Whose } from './whose.ts';

/** Posts. Source: SPEC section 7. */
export function postCalls({ db, now }: Dependencies): CallHandlers {
  const texts = createPostTexts();
  const totals = keepTotals();
  const list = (viewer: ApiViewer, query: PostFilters, whose: Whose | null = null) =>
    untilUnchanged(async () => {
      if (query.q !== undefined && viewer.userId === null) throw signInNeeded();
      const withContent = query.includeContent === true;
      const moment = now();
      const { rows: found, total } = await findPosts(db, viewer, query, moment, { whose, totals });
      const items = await textsOf(found, { db, texts, viewer, withContent, now: moment });
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
        const items = await textsOf([found], { db, texts, viewer, withContent: true, now: moment });
        reply.header('etag', entityTag(found.number));
        return items === null ? null : new JsonBytes(Buffer.concat(items.flat()));
      });
    },
  };
}

function ownedBy({ userId }: ApiViewer): Whose {
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
