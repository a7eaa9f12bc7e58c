import { sharedIdsIn } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * Notes which shared blocks a post shows, and keeps them as they are until the transaction is over: what follows from
 * their text is written after this. Belongs in the transaction that writes the post.
 */
export async function writeSharedBlockUse(
  trx: Database,
  postId: number,
  content: readonly ContentNode[],
): Promise<number[]> {
  const ids = sharedIdsIn(content);
  await sql`delete from post_shared_block where post_id = ${postId}
    and shared_block_id <> all(${ids}::integer[])`.execute(trx);
  if (ids.length === 0) return ids;
  await sql`select 1 from shared_block where id = any(${ids}::integer[]) order by id for share`.execute(trx);
  await sql`insert into post_shared_block (post_id, shared_block_id)
    select ${postId}::integer, id from shared_block where id = any(${ids}::integer[])
    on conflict do nothing`.execute(trx);
  return ids;
}
