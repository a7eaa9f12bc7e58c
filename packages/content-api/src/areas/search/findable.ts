import { HIDDEN_SLUG, type Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { isLive, visibleTo } from '../../posts/visible-to.ts';

/** Where searches look. */
export const SEARCHED = sql`search_entry left join post on post.id = search_entry.post_id
  left join link on link.id = search_entry.link_id`;

/**
 * The condition under which somebody can find an entry: a post that is out and that they may see, or an e-service.
 * The start page is no find: everyone has just been there.
 */
export function findableBy(viewer: Viewer, now: Date): RawBuilder<boolean> {
  return sql`(search_entry.post_id is not null and post.slug <> ${HIDDEN_SLUG} and ${isLive(now)}
      and ${visibleTo(viewer, now)}
    or link.type = 'e-service')`;
}
