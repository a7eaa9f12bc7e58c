import { HIDDEN_SLUG, OWN_LANGUAGE, type Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { hasClosed } from '../posts/reading/vacancies.ts';
import { hasNotEnded, isLive, isReadable, visibleTo } from '../posts/rights/visible-to.ts';

/** Who searches, and when; and whether what has ended or closed, and is kept to be read, is found too. */
export type Searching = { viewer: Viewer; now: Date; withEnded?: boolean };

/**
 * A query for the entries that somebody can find: posts that are out, or kept, and that they may see, and e-services.
 * Every find, number, spelling and suggestion is asked for through here. The start page is no find: everyone has just been
 * there.
 * @param matches what an entry has to be, of its `id` and `terms`
 * @param condition what has to hold besides, and has nothing to do with the entry
 */
function findable(
  matches: RawBuilder<unknown>,
  { viewer, now, withEnded = false }: Searching,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  // The planner knows nothing of what a query will find, and each row that it looks through on its own has to be
  // unpacked: `offset 0` keeps it to the index.
  // In brackets: in a union with others the second half would not be taken for a part of it.
  return sql`(
    select entry.id, post.id as post_id, null::integer as link_id, post.type, post.published_date,
      post.language as written_in,
      (not ${hasNotEnded(now)} or ${hasClosed(now)}) as has_ended
    from (select id, post_id from search_entry where ${condition} and ${matches} offset 0) entry
      join post on post.id = entry.post_id
    where post.slug <> ${HIDDEN_SLUG} and ${withEnded ? isReadable(now) : sql`${isLive(now)} and not ${hasClosed(now)}`} and ${visibleTo(viewer, now)}
    union all
    select service.id, null, service.link_id, service.type, null, ${OWN_LANGUAGE}, false
    from (select search_entry.id, search_entry.link_id, search_entry.terms, link.type
      from link join search_entry on search_entry.link_id = link.id
      where ${condition} and link.type = 'e-service' offset 0) service
    where ${matches})`;
}

/** Those that match a tsquery expression. */
export function findableWith(
  tsquery: RawBuilder<unknown>,
  searching: Searching,
  condition?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return findable(sql`terms @@ ${tsquery}`, searching, condition);
}

/** Those with some ids, where the viewer can find them. */
export function findableEntries(ids: readonly number[], searching: Searching): RawBuilder<unknown> {
  return findable(sql`id = any(${[...ids]}::integer[])`, searching);
}
