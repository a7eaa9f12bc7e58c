import type { Dependencies } from '../../dependencies.ts';
import { databaseAway, notFound } from '../../errors.ts';
import { valuesOf } from '../../lists/paging.ts';
import { type CallHandlers, JsonBytes } from '../../plugins/catalogue-calls.ts';
import { jsonArray, textsOf } from './answer-posts.ts';
import { createPostTexts } from './post-texts.ts';
import { findPost, findPosts } from './queries.ts';

/** Posts. Source: SPEC section 7. */
export function postCalls({ db, now }: Dependencies): CallHandlers {
  const texts = createPostTexts();
  return {
    async listPosts({ viewer, query }) {
      const withContent = query.includeContent === true;
      return await untilUnchanged(async () => {
        const moment = now();
        const { rows: found, total } = await findPosts(db, viewer, query, moment);
        const items = await textsOf(found, { db, texts, viewer, withContent, now: moment });
        return items === null ? null : { rows: new JsonBytes(jsonArray(items)), total };
      });
    },
    async getPost({ viewer, params, query }) {
      const types = valuesOf(query.type);
      return await untilUnchanged(async () => {
        const moment = now();
        const found = await findPost(db, viewer, { slugOrId: params.slug, types, now: moment });
        if (found === null) throw notFound();
        const items = await textsOf([found], { db, texts, viewer, withContent: true, now: moment });
        return items === null ? null : new JsonBytes(Buffer.concat(items.flat()));
      });
    },
  };
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
