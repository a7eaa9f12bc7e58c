import { slugify } from '@brandpost/swedish';
import { sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import type { FieldError } from '../../errors.ts';
import { mayPublishPosts } from '../rights/post-rights.ts';

/** Leaves room for a number behind it; an address may not grow without end. */
const MAX_SLUG_LENGTH = 120;

/** What no slug may be: calls name posts by their numbers too. */
export function isNumber(slug: string): boolean {
  return /^\d+$/.test(slug);
}

/**
 * A slug made of a text that no post has or had yet: the text's own, or with the lowest number that makes it free.
 * @param ownId the post that it is for, if there is one: what that has already is free for it
 */
export async function freeSlug(trx: Database, text: string, ownId: number | null = null): Promise<string> {
  const made = slugify(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '') || 'utan-titel';
  const wanted = isNumber(made) ? `nr-${made}` : made;
  const { rows } = await sql<{ slug: string }>`
    select slug from (select slug, id from post union all select slug, post_id from post_redirect) as used
    where (slug = ${wanted} or slug like ${`${wanted}-%`}) and id is distinct from ${ownId}::integer`.execute(
    trx,
  );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/**
 * What is wrong with the slug that somebody gives a post: it is a number, another post has it, or it leads to another post
 * that had it and the writer may not publish posts.
 * @param id null for a post that is not there yet
 * @param before the slug that it has, which stays as it is
 */
export async function slugErrors(
  trx: Database,
  { id, slug, before, viewer }: { id: number | null; slug: string; before: string | null; viewer: ApiViewer },
): Promise<FieldError[]> {
  if (slug === before) return [];
  const error = (message: string) => [{ field: 'slug', message }];
  if (isNumber(slug)) return error('Adressen behöver också ha en bokstav');
  const { isTaken, isRedirect } = await slugUse(trx, { id, slug });
  if (isTaken) return error('Adressen används redan av ett annat innehåll');
  if (isRedirect && !mayPublishPosts(viewer)) return error('Adressen leder redan till ett annat innehåll');
  return [];
}

/** Whether another post has a slug, and whether it leads to another that had it. */
export async function slugUse(
  db: Database,
  post: { id: number | null; slug: string },
): Promise<{ isTaken: boolean; isRedirect: boolean }> {
  const { rows } = await sql<{ isTaken: boolean; isRedirect: boolean }>`
    select ${isUsed('post', 'id', post)} as "isTaken",
      ${isUsed('post_redirect', 'post_id', post)} as "isRedirect"`.execute(db);
  return rows[0] ?? { isTaken: true, isRedirect: false };
}

/** Whether a table has a slug for another post than one's own. */
function isUsed(table: string, idColumn: string, { id, slug }: { id: number | null; slug: string }) {
  return sql<boolean>`exists (select 1 from ${sql.table(table)}
    where slug = ${slug} and ${sql.ref(idColumn)} is distinct from ${id}::integer)`;
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
