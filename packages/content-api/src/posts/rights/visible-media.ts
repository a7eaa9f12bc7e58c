import { capabilityValue } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import { changeableBy } from './post-rights.ts';
import { visibleTo } from './visible-to.ts';

/** Those who may see files that nobody has used yet: they are the ones who use them. */
const LIBRARY_CAPABILITIES = ['create_post', 'manage_media'];

/**
 * The condition on `media` under which somebody may see a record and its files: a post that they may see uses it, or
 * the working copy of one that they may change, or nobody uses it and they work with the media library, or they have
 * uploaded it. Source: DESIGN section 5, Visibility.
 */
export function mediaVisibleTo(viewer: ApiViewer, now: Date): RawBuilder<boolean> {
  if (viewer.isAdministrator) return sql`true`;
  const isUsed = sql`exists (select 1 from media_use join post on post.id = media_use.post_id
    where media_use.media_id = media.id and ${visibleTo(viewer, now)})`;
  if (viewer.userId === null) return sql`${isUsed}`;
  const isOwn = sql`media.uploaded_by = ${viewer.userId}`;
  const isWritten = sql`exists (select 1 from working_copy_media join post on post.id = working_copy_media.post_id
    where working_copy_media.media_id = media.id and ${changeableBy(viewer)} and ${visibleTo(viewer, now)})`;
  const hasLibrary = LIBRARY_CAPABILITIES.some((key) => capabilityValue(viewer.grants, key) === true);
  // Whoever writes sees all shared blocks, and puts them where they want.
  const isShared = sql`exists (select 1 from shared_block_media where shared_block_media.media_id = media.id)`;
  return hasLibrary
    ? sql`(${isUsed} or ${isUnused()} or ${isOwn} or ${isWritten} or ${isShared})`
    : sql`(${isUsed} or ${isOwn} or ${isWritten})`;
}

/** The condition that no post at all uses a file, nor what is being written of one. */
export function isUnused(): RawBuilder<boolean> {
  return sql`(not exists (select 1 from media_use where media_use.media_id = media.id)
    and not exists (select 1 from working_copy_media where working_copy_media.media_id = media.id)
    and not exists (select 1 from shared_block_media where shared_block_media.media_id = media.id))`;
}
