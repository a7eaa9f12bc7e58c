import { HIDDEN_SLUG, type Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { isLive, visibleTo } from '../../posts/visible-to.ts';

/** Who searches, and when. */
export type Searching = { viewer: Viewer; now: Date };

/**
 * A query for the entries that match and that somebody can find: posts that are out and that they may see, and
 * e-services. Every find, number, spelling and suggestion is asked for through here. The start page is no find:
 * everyone has just been there.
 * @param tsquery an expression
 * @param condition what has to hold besides, and has nothing to do with the entry
 */
export function findableWith(
  tsquery: RawBuilder<unknown>,
  { viewer, now }: Searching,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select search_entry.id, post.id as post_id, null::integer as link_id, post.type, post.published_date
    from search_entry join post on post.id = search_entry.post_id
    where ${condition} and search_entry.terms @@ ${tsquery} and post.slug <> ${HIDDEN_SLUG}
      and ${isLive(now)} and ${visibleTo(viewer, now)}
    union all
    select search_entry.id, null, link.id, link.type, null
    from search_entry join link on link.id = search_entry.link_id
    where ${condition} and search_entry.terms @@ ${tsquery} and link.type = 'e-service'`;
}
