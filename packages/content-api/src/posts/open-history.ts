import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { notAllowed } from '../errors.ts';
import { lockVisiblePost } from './lock-visible-post.ts';
import type { StoredPost } from './post-fields.ts';
import { mayChange } from './post-rights.ts';

/**
 * A post whose history somebody may see: those who may change it.
 * @throws notFound, notAllowed
 */
export async function openHistory(
  trx: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<StoredPost> {
  const stored = await lockVisiblePost(trx, viewer, id, now);
  if (!mayChange(viewer, stored.fields)) throw notAllowed();
  return stored;
}
