import { type Static, Type } from 'typebox';
import { type ContentNode, ContentNodeSchema } from './content-node.ts';
import { BlurbSchema, InfoLinkSchema, PostContactSchema, PostStatusSchema, PostTypeSchema } from './post.ts';
import {
  CountSchema,
  IdSchema,
  IsoDateTimeSchema,
  nullable,
  OrderSchema,
  ParentIdSchema,
} from './primitives.ts';

/** What the editor holds of a post, finished or not. Source: SPEC section 3, Editor draft. */
export const PostDraftSchema = Type.Object({
  /** null until it has been saved once. */
  id: nullable(IdSchema),
  type: nullable(PostTypeSchema),
  title: Type.String(),
  excerpt: nullable(Type.String()),
  slug: Type.String(),
  status: PostStatusSchema,
  order: nullable(OrderSchema),
  content: Type.Array(ContentNodeSchema),
  blurbs: Type.Array(BlurbSchema),
  info: Type.Array(InfoLinkSchema),
  contact: nullable(PostContactSchema),
  media: nullable(Type.Object({ id: IdSchema, filename: Type.String() })),
  mediaId: nullable(IdSchema),
  authorId: nullable(IdSchema),
  pseudoAuthor: nullable(Type.String()),
  /** null until a place is chosen; the root is sent as 0. */
  parentId: nullable(ParentIdSchema),
  /** The sibling that this post goes before. */
  orderPostBeforeId: nullable(IdSchema),
  publishedDate: nullable(IsoDateTimeSchema),
  unpublishedDate: nullable(IsoDateTimeSchema),
  authoredDate: nullable(IsoDateTimeSchema),
  nodeIds: Type.Array(IdSchema),
  userIds: Type.Array(IdSchema),
  categoryIds: Type.Array(IdSchema),
  editorIds: Type.Array(IdSchema),
  acknowledgeBy: nullable(IsoDateTimeSchema),
  acknowledgementRound: CountSchema,
});
export type PostDraft = Omit<Static<typeof PostDraftSchema>, 'content'> & { content: ContentNode[] };
