import { linksOf } from '@brandpost/cms-blocks/editing';
import type { PostFields } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readSitePath } from './site-path.ts';

/** The part of a post that can link to others. */
export type PostThatLinks = Pick<PostFields, 'type' | 'title' | 'content' | 'blurbs' | 'info'>;

/** Notes which posts a post links to in its text, cards, blurbs and links. Belongs in the transaction that writes the post. */
export async function writePostLinks(trx: Database, postId: number, post: PostThatLinks): Promise<void> {
  await sql`delete from post_link where post_id = ${postId}`.execute(trx);
  const slugs = slugsIn(post);
  if (slugs.length === 0) return;
  await sql`insert into post_link (post_id, slug) select ${postId}, unnest(${slugs}::text[])`.execute(trx);
}

/** Of a page by way of another (`/sida/a/b`) it is the latter that is read. */
function slugsIn({ content, ...post }: PostThatLinks): string[] {
  const slugs = linksOf({ tree: content ?? [], post }).flatMap(({ href }) => {
    const target = readSitePath(href.trim());
    return target?.kind === 'posts' ? target.slugs.slice(-1) : [];
  });
  return [...new Set(slugs)];
}
