import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { externalAddress, publishedLinksOf } from '../reading/published-links.ts';

/**
 * A post that has been changed leads no more to what it has left, or nowhere when it is withdrawn: whoever mended a dead link
 * is not told of it until the next check. Links that are new are noted by that.
 */
export async function forgetLeftLinks(trx: Database, postId: number, now: Date): Promise<void> {
  const { rows: dead } = await sql`select 1 from external_link_use
    join external_link on external_link.id = external_link_use.link_id
    where external_link_use.post_id = ${postId} and external_link.dead_since is not null limit 1`.execute(
    trx,
  );
  if (dead.length === 0) return;
  const links = await publishedLinksOf(trx, postId, now);
  const addresses = links.flatMap(({ href }) => externalAddress(href) ?? []);
  await sql`delete from external_link_use using external_link
    where external_link_use.link_id = external_link.id and external_link_use.post_id = ${postId}
      and external_link.address <> all(${addresses}::text[])`.execute(trx);
}
