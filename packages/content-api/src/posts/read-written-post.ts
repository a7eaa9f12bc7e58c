import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { PostStatus } from '@brandpost/domain';
import type { WirePost } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { effectiveStatus } from './effective-status.ts';
import { type PostRow, postColumns, wirePost } from './wire-post.ts';

/**
 * A post as it has just been written, for whoever wrote it: also when they may not see it from now on. Nobody else is
 * answered in this way.
 */
export async function readWrittenPost(trx: Database, id: number, now: Date): Promise<WirePost> {
  const { rows } = await sql<PostRow & { status: PostStatus }>`
    select ${postColumns({ withContent: true })}, ${effectiveStatus(now)} as status
    from post left join media on media.id = post.media_id where post.id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Post ${id} was written and is not there.`);
  const content = Array.isArray(row.content) ? sanitizeTree(row.content) : [];
  return { ...wirePost(row), status: row.status, content };
}
