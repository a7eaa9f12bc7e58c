import type { ContentNode, PostStatus, PostType } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { searchableTextOfPost } from '../search-index/searchable-text.ts';
import { writeSearchEntry } from '../search-index/write-search-entry.ts';
import { writeMediaUse } from './media-use.ts';

/** A whole post, checked by whoever asks for it to be written. Dates are ISO texts. */
export type PostToWrite = {
  /** Left out for a new post, unless it has to have a certain number. */
  id?: number;
  type: PostType;
  title: string;
  excerpt: string;
  slug: string;
  status: PostStatus;
  order: number | null;
  parentId: number;
  publishedDate: string | null;
  unpublishedDate: string | null;
  authoredDate: string | null;
  updatedDate: string;
  blurbs: unknown[];
  info: unknown[];
  contact: object | null;
  content: ContentNode[];
  mediaId: number | null;
  authorId: number | null;
  pseudoAuthor: string;
  nodeIds: readonly number[];
  categoryIds: readonly number[];
  userIds: readonly number[];
  editorIds: readonly number[];
  /** Left out, nobody is asked to acknowledge it. */
  acknowledgeBy?: string | null;
  acknowledgementRound?: number;
  /** Number of the saved version; left out it stays, and a new post begins with 1. */
  version?: number;
};

/**
 * Writes a post with its relations and makes it findable: the one way in which posts come into the database. Belongs in a
 * transaction.
 * @param mayUseMedia the condition on `media` under which the writer may show a file; left out, all may be shown
 * @returns the post's id
 */
export async function writePost(
  trx: Database,
  post: PostToWrite,
  mayUseMedia?: RawBuilder<boolean>,
): Promise<number> {
  const row = rowOf(post);
  const { id } = await trx
    .insertInto('post')
    .values(post.id === undefined ? row : { ...row, id: post.id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeRelations(trx, 'post_node', 'node_id', id, post.nodeIds);
  await writeRelations(trx, 'post_category', 'category_id', id, post.categoryIds);
  await writeRelations(trx, 'post_user', 'user_id', id, post.userIds);
  await writeRelations(trx, 'post_editor', 'user_id', id, post.editorIds);
  await writeMediaUse(trx, id, post, mayUseMedia);
  await writeSearchEntry(trx, { postId: id }, searchableTextOfPost(post));
  return id;
}

function rowOf(post: PostToWrite) {
  return {
    type: post.type,
    title: post.title,
    title_key: swedishSortKey(post.title),
    excerpt: post.excerpt,
    slug: post.slug,
    status: post.status,
    sort_order: post.order,
    parent_id: post.parentId,
    published_date: post.publishedDate,
    unpublished_date: post.unpublishedDate,
    authored_date: post.authoredDate,
    updated_date: post.updatedDate,
    blurb: JSON.stringify(post.blurbs),
    info: JSON.stringify(post.info),
    contact: post.contact === null ? null : JSON.stringify(post.contact),
    content: JSON.stringify(post.content),
    media_id: post.mediaId,
    author_id: post.authorId,
    pseudo_author: post.pseudoAuthor,
    acknowledge_by: post.acknowledgeBy ?? null,
    acknowledgement_round: post.acknowledgementRound ?? 1,
    ...(post.version === undefined ? {} : { version: post.version }),
  };
}

async function writeRelations(
  trx: Database,
  table: string,
  column: string,
  postId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where post_id = ${postId}`.execute(trx);
  if (ids.length === 0) return;
  await sql`insert into ${sql.table(table)} (post_id, ${sql.ref(column)})
    select distinct ${postId}::integer, id from unnest(${[...ids]}::integer[]) as id`.execute(trx);
}
