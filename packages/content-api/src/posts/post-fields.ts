import type { Blurb, ContentNode, InfoLink, PostContact, PostStatus, PostType } from '@brandpost/domain';

/** All that is written of a post: what a version keeps. Dates are ISO texts. Source: SPEC section 3, Editor draft. */
export type PostFields = {
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
  blurbs: Blurb[];
  info: InfoLink[];
  contact: PostContact | null;
  content: ContentNode[];
  mediaId: number | null;
  authorId: number | null;
  pseudoAuthor: string;
  nodeIds: number[];
  categoryIds: number[];
  userIds: number[];
  editorIds: number[];
  acknowledgeBy: string | null;
  acknowledgementRound: number;
};

/** A post as it lies in the database. */
export type StoredPost = { id: number; version: number; fields: PostFields };
