import { capabilityValue } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import { changeableBy } from './post-rights.ts';
import { visibleTo } from './visible-to.ts';

/**
 * The condition on `media` under which somebody may see a record and its files: a post that they may see uses it, or
 * the working copy of one that they may change, or nobody uses it and they work with the media library, or they have
 * uploaded it; the logo of the site is seen by everybody. What is in the trash and not used is seen by those who manage
 * media. Source: DESIGN section 5, Visibility, and ADR 0075.
 */
export function mediaVisibleTo(viewer: ApiViewer, now: Date): RawBuilder<boolean> {
  if (viewer.isAdministrator) return sql`true`;
  const isUsed = sql`exists (select 1 from media_use join post on post.id = media_use.post_id
    where media_use.media_id = media.id and ${visibleTo(viewer, now)})`;
  // The logo stands around every page.
  const isShown = sql<boolean>`(${isUsed} or ${isLogo()})`;
  if (viewer.userId === null) return isShown;
  const may = (key: string) => capabilityValue(viewer.grants, key) === true;
  const isInReach = may('manage_media') ? sql`true` : isNotTrashed();
  const isOwn = sql`(media.uploaded_by = ${viewer.userId} and ${isInReach})`;
  const isWritten = sql`exists (select 1 from working_copy_media join post on post.id = working_copy_media.post_id
    where working_copy_media.media_id = media.id and ${changeableBy(viewer)} and ${visibleTo(viewer, now)})`;
  // Anyone who writes sees all shared blocks, and puts them where they want.
  const isShared = sql`exists (select 1 from shared_block_media where shared_block_media.media_id = media.id)`;
  // Files that nobody has used yet are seen by those who may use them.
  const isFree =
    may('create_post') || may('manage_media')
      ? sql`(${isUnused()} and ${isInReach} or ${isShared})`
      : sql`false`;
  return sql`(${isShown} or ${isFree} or ${isOwn} or ${isWritten})`;
}

/** The condition that a file is not in the trash. */
export function isNotTrashed(): RawBuilder<boolean> {
  return sql`media.trashed_date is null`;
}

/** The condition that a file is the logo of the site. */
function isLogo(): RawBuilder<boolean> {
  return sql`exists (select 1 from site_look where site_look.logo_media_id = media.id)`;
}

/** The condition that no post at all uses a file, nor what is being written of one, nor the site as its logo. */
export function isUnused(): RawBuilder<boolean> {
  return sql`(not exists (select 1 from media_use where media_use.media_id = media.id)
    and not exists (select 1 from working_copy_media where working_copy_media.media_id = media.id)
    and not exists (select 1 from shared_block_media where shared_block_media.media_id = media.id)
    and not ${isLogo()})`;
}
