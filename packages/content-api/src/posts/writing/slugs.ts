import { slugify } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Leaves room for a number behind it; an address may not grow without end. */
const MAX_SLUG_LENGTH = 120;

/**
 * A slug made of a text that no post has yet: the text's own, or with the lowest number that makes it free.
 * @param ownId the post that it is for, if there is one: what that has already is free for it
 */
export async function freeSlug(trx: Database, text: string, ownId: number | null = null): Promise<string> {
  const wanted = slugify(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '') || 'utan-titel';
  const { rows } = await sql<{ slug: string }>`
    select slug from post where (slug = ${wanted} or slug like ${`${wanted}-%`})
      and id is distinct from ${ownId}::integer`.execute(trx);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/**
 * Lets a slug that a post had lead to it from now on. The redirect names the post and not its new slug, so there are
 * never chains; a slug that the post takes back is no redirect any more.
 */
export async function redirectSlug(
  trx: Database,
  { postId, from, to, now }: { postId: number; from: string; to: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('post_redirect')
    .values({ slug: from, post_id: postId, created_date: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId, created_date: now }))
    .execute();
  await releaseSlug(trx, to);
}

/** A slug that a post stands under leads nowhere else. */
export async function releaseSlug(trx: Database, slug: string): Promise<void> {
  await trx.deleteFrom('post_redirect').where('slug', '=', slug).execute();
}
