import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from './primitives.ts';
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
/** A point of a picture: 0 to 1 from its left and upper edge. */
const FocalPointSchema = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
});
export type FocalPoint = Static<typeof FocalPointSchema>;

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
  /** What has to stay in sight where it is cropped; left out where nobody has said: its middle. */
  focalPoint: Type.Optional(FocalPointSchema),
});
export type PostMedia = Static<typeof PostMediaSchema>;
