import { type RawBuilder, sql } from 'kysely';
import { VISITOR } from '../../access/api-viewer.ts';
import { tokenHash } from '../../access/token-hash.ts';
import { rightsOfUser } from '../../access/viewer-of-user.ts';
import type { Database } from '../../db/database.ts';
import { changeableBy } from './post-rights.ts';
import { visibleTo } from './visible-to.ts';

/**
 * The post that the token of a preview link leads to; null for a token that is unknown, over or taken back, for a post
 * in the trash, and where the person who made the link has no account any more or may not change the post by now.
 */
export async function previewedPostId(db: Database, token: string, now: Date): Promise<number | null> {
  const link = await db
    .selectFrom('preview_link')
    .select(['post_id', 'created_by'])
    .where('hash', '=', tokenHash(token))
    .where('revoked', 'is', null)
    .where('expires', '>', now)
    .executeTakeFirst();
  if (link === undefined || link.created_by === null) return null;
  const rights = await rightsOfUser(db, link.created_by);
  if (rights === null) return null;
  const maker = { ...VISITOR, ...rights, tokenType: 'user' as const, userId: link.created_by };
  const { rows } = await sql`select 1 from post where post.id = ${link.post_id} and post.status <> 'trash'
    and ${changeableBy(maker)} and ${visibleTo(maker, now)}`.execute(db);
  return rows.length === 0 ? null : link.post_id;
}

/**
 * The condition on `media` that a preview of a post shows a file: what is being written of the post uses it, or the post
 * itself where nothing is.
 */
export function mediaInPreview(postId: number): RawBuilder<boolean> {
  return sql`(exists (select 1 from working_copy_media as used
      where used.post_id = ${postId} and used.media_id = media.id)
    or not exists (select 1 from post_working_copy as copy where copy.post_id = ${postId})
      and exists (select 1 from media_use as used
        where used.post_id = ${postId} and used.media_id = media.id))`;
}
