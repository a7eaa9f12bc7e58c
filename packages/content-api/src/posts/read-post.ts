import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PostFields, StoredPost } from './post-fields.ts';

type Row = Omit<PostFields, 'publishedDate' | 'unpublishedDate' | 'authoredDate' | 'acknowledgeBy'> & {
  id: number;
  version: number;
  publishedDate: Date | null;
  unpublishedDate: Date | null;
  authoredDate: Date | null;
  acknowledgeBy: Date | null;
};

/**
 * A post as it lies in the database, whoever asks. Whether the caller may see it has to be asked beside this.
 * @param locking what the row is locked for, if for anything
 * @returns null when there is none
 */
export async function readPost(
  trx: Database,
  id: number,
  locking: RawBuilder<unknown> = sql``,
): Promise<StoredPost | null> {
  const { rows } =
    await sql<Row>`select post.id, post.version, post.type, post.title, post.excerpt, post.slug,
      post.status, post.sort_order as "order", post.parent_id as "parentId",
      post.published_date as "publishedDate", post.unpublished_date as "unpublishedDate",
      post.authored_date as "authoredDate", post.blurb as blurbs, post.info, post.contact, post.content,
      post.media_id as "mediaId", post.author_id as "authorId", post.pseudo_author as "pseudoAuthor",
      post.acknowledge_by as "acknowledgeBy", post.acknowledgement_round as "acknowledgementRound",
      array(select node_id from post_node where post_id = post.id order by 1) as "nodeIds",
      array(select category_id from post_category where post_id = post.id order by 1) as "categoryIds",
      array(select user_id from post_user where post_id = post.id order by 1) as "userIds",
      array(select user_id from post_editor where post_id = post.id order by 1) as "editorIds"
    from post where post.id = ${id} ${locking}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return null;
  const { id: _, version, publishedDate, unpublishedDate, authoredDate, acknowledgeBy, ...rest } = row;
  const dates = {
    publishedDate: publishedDate?.toISOString() ?? null,
    unpublishedDate: unpublishedDate?.toISOString() ?? null,
    authoredDate: authoredDate?.toISOString() ?? null,
    acknowledgeBy: acknowledgeBy?.toISOString() ?? null,
  };
  return { id, version, fields: { ...rest, ...dates } };
}
