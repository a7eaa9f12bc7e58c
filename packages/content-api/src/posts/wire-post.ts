import type { PostType } from '@brandpost/domain';
import type { WireMediaSize, WirePost } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import { SIZES_OF_MEDIA } from './picture-of.ts';
import { wireBlurbs, wireContact, wireInfo } from './wire-parts.ts';

/** The version of a post's row: another one whenever anything that is shown of the post has been written. */
export const POST_VERSION = sql<string>`post.xmin::text`;

/** A post as the queries of this area read it. */
export type PostRow = {
  id: number;
  version: string;
  /** Of the saved version. */
  number: number;
  type: PostType;
  title: string;
  excerpt: string;
  slug: string;
  sort_order: number | null;
  parent_id: number;
  published_date: Date | null;
  unpublished_date: Date | null;
  authored_date: Date | null;
  updated_date: Date;
  blurb: unknown;
  info: unknown;
  contact: unknown;
  content?: unknown;
  media_id: number | null;
  author_id: number | null;
  pseudo_author: string;
  acknowledge_by: Date | null;
  acknowledgement_round: number;
  media_filename: string | null;
  media_title: string | null;
  media_alt: string | null;
  media_width: number | null;
  media_height: number | null;
  media_sizes: WireMediaSize[];
  node_ids: number[];
  category_ids: number[];
  user_ids: number[];
  editor_ids: number[];
};

/** The columns of a PostRow, from `post` joined with `media`. */
export function postColumns({ withContent }: { withContent: boolean }): RawBuilder<PostRow> {
  return sql`post.id, ${POST_VERSION} as version, post.version as number, post.type, post.title, post.excerpt, post.slug,
    post.sort_order, post.parent_id, post.published_date, post.unpublished_date,
    post.authored_date, post.updated_date, post.blurb, post.info, post.contact,
    ${withContent ? sql`post.content,` : sql``} post.media_id, post.author_id, post.pseudo_author,
    post.acknowledge_by, post.acknowledgement_round,
    media.filename as media_filename, media.title as media_title, media.alt as media_alt,
    media.width_px as media_width, media.height_px as media_height,
    ${SIZES_OF_MEDIA} as media_sizes,
    array(select node_id from post_node where post_id = post.id order by 1) as node_ids,
    array(select category_id from post_category where post_id = post.id order by 1) as category_ids,
    array(select user_id from post_user where post_id = post.id order by 1) as user_ids,
    array(select user_id from post_editor where post_id = post.id order by 1) as editor_ids`;
}

/** The post as it travels, but for its content and for the status, which the clock changes. */
export function wirePost(row: PostRow): Omit<WirePost, 'content' | 'status'> {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    slug: row.slug,
    order: row.sort_order,
    parentId: row.parent_id,
    publishedDate: isoOrNull(row.published_date),
    unpublishedDate: isoOrNull(row.unpublished_date),
    authoredDate: isoOrNull(row.authored_date),
    updatedDate: isoOrNull(row.updated_date),
    blurb: wireBlurbs(row.blurb),
    info: wireInfo(row.info),
    contact: wireContact(row.contact),
    mediaId: row.media_id,
    media: wireMedia(row),
    authorId: row.author_id,
    pseudoAuthor: row.pseudo_author,
    nodeId: row.node_ids,
    categoryId: row.category_ids,
    userId: row.user_ids,
    editorId: row.editor_ids,
    acknowledgeBy: isoOrNull(row.acknowledge_by),
    acknowledgementRound: row.acknowledgement_round,
    version: row.number,
  };
}

function wireMedia(row: PostRow): WirePost['media'] {
  if (row.media_id === null || row.media_filename === null) return null;
  return {
    id: row.media_id,
    filename: row.media_filename,
    title: row.media_title ?? '',
    alt: row.media_alt ?? '',
    width: row.media_width,
    height: row.media_height,
    sizes: row.media_sizes,
  };
}

function isoOrNull(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
