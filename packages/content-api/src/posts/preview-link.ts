import { type RawBuilder, sql } from 'kysely';
import { tokenHash } from '../tokens/token-hash.ts';

/**
 * The query for the post that the token of a preview link leads to: none for a token that is unknown, over or taken
 * back, and for a post in the trash. One look into an index whatever the token is.
 */
export function previewedPost(token: string, now: Date): RawBuilder<unknown> {
  return sql`(select post.id from preview_link join post on post.id = preview_link.post_id
    where preview_link.hash = ${tokenHash(token)} and preview_link.revoked is null
      and preview_link.expires > ${now} and post.status <> 'trash')`;
}

/**
 * The condition on `media` that a preview shows a file: what is being written of the post uses it, or the post itself
 * where nothing is.
 */
export function mediaInPreview(token: string, now: Date): RawBuilder<boolean> {
  return sql`exists (select 1 from ${previewedPost(token, now)} as previewed (post_id)
    where exists (select 1 from working_copy_media as used
        where used.post_id = previewed.post_id and used.media_id = media.id)
      or not exists (select 1 from post_working_copy as copy where copy.post_id = previewed.post_id)
        and exists (select 1 from media_use as used
          where used.post_id = previewed.post_id and used.media_id = media.id))`;
}
