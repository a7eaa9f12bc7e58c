import type { PostType } from '@brandpost/domain';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { keepVersion } from '../posts/keep-version.ts';
import type { PostFields } from '../posts/post-fields.ts';
import { NEW_POST } from '../posts/save-post.ts';
import { writePost } from '../posts/write-post.ts';
import { ABOUT_US, PAGES_TO_BEGIN_FROM, type PageToBeginFrom } from './fixed-pages.ts';

/** Puts the pages that every service has to have into one that has none, as drafts for everyone's node. */
export async function layFixedPages(trx: Database, nodeId: number, now: Date): Promise<void> {
  const write = async (page: PageToBeginFrom, at: { type: PostType; parentId: number; order: number }) => {
    const fields: PostFields = { ...NEW_POST, ...page, ...at, status: 'draft', nodeIds: [nodeId] };
    const postId = await writePost(trx, { ...fields, updatedDate: now.toISOString() });
    await keepVersion(trx, { postId, number: 1, fields, by: THE_SYSTEM, now });
    const change = { action: 'post.create', entity: 'post', entityId: postId, after: fields } as const;
    await recordChange(trx, THE_SYSTEM, change, now);
    return postId;
  };
  const parentId = await write(ABOUT_US, { type: 'page-related', parentId: 0, order: 1 });
  for (const [index, page] of PAGES_TO_BEGIN_FROM.entries()) {
    await write(page, { type: 'page', parentId, order: index + 1 });
  }
}
