import type { MissingAcknowledgements } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { isReadable, visibleTo } from '../posts/rights/visible-to.ts';
import { reportOf } from './report.ts';

type Asking = Pick<MissingAcknowledgements, 'postId' | 'postType'>;

/**
 * Of each post that asks, and that somebody sees, the colleagues of their own groups who have not acknowledged it, with
 * the telephone that colleagues see of each other. Posts of which nobody is missing are left out.
 */
export async function missingInGroups(
  db: Database,
  viewer: ApiViewer,
  now: Date,
): Promise<MissingAcknowledgements[]> {
  const { rows } = await sql<Asking>`select post.id as "postId", post.type as "postType" from post
    where post.acknowledge_by is not null and ${isReadable(now)} and ${visibleTo(viewer, now)}
    order by post.acknowledge_by, post.id`.execute(db);
  const found: MissingAcknowledgements[] = [];
  for (const { postId, postType } of rows) {
    const { title, slug, acknowledgeBy, people } = await reportOf(db, postId, viewer.nodeIds);
    const others = people.filter(({ userId }) => userId !== viewer.userId);
    const missing = others.filter(({ acknowledgedDate }) => acknowledgedDate === null);
    if (acknowledgeBy === null || missing.length === 0) continue;
    const named = missing.map(({ userId, displayName, phone = '' }) => ({ userId, displayName, phone }));
    found.push({ postId, postType, title, slug, acknowledgeBy, of: others.length, people: named });
  }
  return found;
}
