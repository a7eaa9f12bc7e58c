import { type Static, Type } from 'typebox';
import { type ContentNode, ContentNodeSchema } from './content-node.ts';
import {
  CountSchema,
  IdSchema,
  IsoDateTimeSchema,
  nullable,
  OrderSchema,
  ParentIdSchema,
} from './primitives.ts';
import { POST_STATUSES, POST_TYPES } from './type-names.ts';

export const PostTypeSchema = Type.Enum([...POST_TYPES]);
export const PostStatusSchema = Type.Enum([...POST_STATUSES]);

/** A highlighted box beside a post. */
export const BlurbSchema = Type.Object({
  title: Type.String(),
  text: Type.String(),
  url: Type.String(),
});
export type Blurb = Static<typeof BlurbSchema>;

/** A link to further information beside a post. */
export const InfoLinkSchema = Type.Object({
  title: Type.String(),
  url: Type.String(),
  openInNewWindow: Type.Boolean(),
});
export type InfoLink = Static<typeof InfoLinkSchema>;

/** Whom to ask about a post. */
export const PostContactSchema = Type.Object({
  title: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  openingHours: Type.String(),
});
export type PostContact = Static<typeof PostContactSchema>;

/** A copy of a picture in another format or width, by its own file name. */
export const PictureCopySchema = Type.Object({
  filename: Type.String(),
  fileType: Type.String(),
  widthPx: Type.Integer(),
});
export type PictureCopy = Static<typeof PictureCopySchema>;

/** A post's picture: enough to show it without asking for the media record. */
export const PostMediaSchema = Type.Object({
  id: IdSchema,
  filename: Type.String(),
  title: Type.String(),
  alt: Type.String(),
  /** Pixels; null where the file is not a picture. */
  widthPx: nullable(Type.Integer()),
  heightPx: nullable(Type.Integer()),
  /** Narrowest first; none where it is not known of any. */
  copies: Type.Array(PictureCopySchema),
});
export type PostMedia = Static<typeof PostMediaSchema>;

export const PostSchema = Type.Object({
  id: IdSchema,
  type: PostTypeSchema,
  title: Type.String(),
  excerpt: Type.String(),
  slug: Type.String(),
  status: PostStatusSchema,
  /** Place among its siblings, smallest first; null where order means nothing (news). */
  order: nullable(OrderSchema),
  /** 0 at the root. */
  parentId: ParentIdSchema,
  publishedDate: nullable(IsoDateTimeSchema),
  unpublishedDate: nullable(IsoDateTimeSchema),
  authoredDate: nullable(IsoDateTimeSchema),
  updatedDate: nullable(IsoDateTimeSchema),
  blurbs: Type.Array(BlurbSchema),
  info: Type.Array(InfoLinkSchema),
  contact: nullable(PostContactSchema),
  mediaId: nullable(IdSchema),
  media: nullable(PostMediaSchema),
  authorId: nullable(IdSchema),
  pseudoAuthor: Type.String(),
  nodeIds: Type.Array(IdSchema),
  categoryIds: Type.Array(IdSchema),
  userIds: Type.Array(IdSchema),
  editorIds: Type.Array(IdSchema),
  /** By when staff are to say that they have read and understood it; null where nobody is asked. */
  acknowledgeBy: nullable(IsoDateTimeSchema),
  /** Which time they are asked: one more whenever a change asks everybody again. */
  acknowledgementRound: CountSchema,
  /** Absent from lists that did not ask for it. */
  content: Type.Optional(Type.Array(ContentNodeSchema)),
});
export type Post = Omit<Static<typeof PostSchema>, 'content'> & { content?: ContentNode[] };
