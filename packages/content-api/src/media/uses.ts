import type { WireMediaUsage } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { changeableBy } from '../posts/rights/post-rights.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';
import { managesMedia } from './manages-media.ts';

/** Posts shown by name; a picture that is used more often than that is not looked through by hand. */
const MAX_SHOWN = 500;

/**
 * The posts that use a file, as far as the viewer may see them, and whether it is the logo of the site. How many others
 * there are is shown to those who manage media: they have to know before they delete it.
 */
export async function findUses(
  db: Database,
  viewer: ApiViewer,
  mediaId: number,
  now: Date,
): Promise<WireMediaUsage> {
  const isUsed = sql`post.id in (select post_id from media_use where media_id = ${mediaId})`;
  const isWritten = sql`post.id in (select post_id from working_copy_media where media_id = ${mediaId})`;
  const isShown = sql`((${isUsed} or ${isWritten} and ${changeableBy(viewer)}) and ${visibleTo(viewer, now)})`;
  const { rows: uses } = await sql<WireMediaUsage['uses'][number]>`
    select post.id as "postId", post.title, post.type, post.slug,
      array(select field from media_use where post_id = post.id and media_id = ${mediaId}
        union select 'working-copy' where ${isWritten} and ${changeableBy(viewer)} order by 1) as fields
    from post where ${isShown} order by post.title_key, post.id limit ${MAX_SHOWN}`.execute(db);
  const isLogo = await isSiteLogo(db, mediaId);
  if (!managesMedia(viewer)) return { uses, isLogo, hiddenUses: null };
  const { rows } = await sql<{ hidden: number }>`
    select count(*)::integer as hidden from post
    where (${isUsed} or ${isWritten}) and ${isShown} is not true`.execute(db);
  return { uses, isLogo, hiddenUses: rows[0]?.hidden ?? 0 };
}

async function isSiteLogo(db: Database, mediaId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from site_look where logo_media_id = ${mediaId}`.execute(db);
  return rows.length > 0;
}
