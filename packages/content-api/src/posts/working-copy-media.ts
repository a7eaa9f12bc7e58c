import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { namesInPost, type PostThatUsesMedia } from './media-use.ts';

/**
 * Notes which files a working copy uses, so that those who write it see them and nobody deletes them unknowingly.
 * @param mayUse the condition on `media` under which the writer sees a record: no other is noted
 */
export async function writeWorkingCopyMedia(
  trx: Database,
  postId: number,
  post: PostThatUsesMedia,
  mayUse: RawBuilder<boolean>,
): Promise<void> {
  const names = namesInPost(post).map(({ name }) => name);
  // Asked before anything is removed: what another editor has put in is seen because it is there.
  const { rows } = await sql<{ id: number }>`
    select id from media where ${mayUse} and (id = ${post.mediaId}::integer
      or id in (select media_id from media_file where name = any(${names}::text[])))
    order by id for key share`.execute(trx);
  const ids = rows.map((row) => row.id);
  await sql`delete from working_copy_media where post_id = ${postId} and media_id <> all(${ids}::integer[])`.execute(
    trx,
  );
  await sql`insert into working_copy_media (post_id, media_id)
    select ${postId}, id from unnest(${ids}::integer[]) as id on conflict do nothing`.execute(trx);
}
