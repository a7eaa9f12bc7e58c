import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { oneOrMany, pagingProperties } from './shared.ts';

/** A media record as it travels; `type` is the media type of the file. Source: SPEC section 3, Media. */
export const WireMedia = Type.Object({
  id: IdSchema,
  filename: Type.String(),
  title: Type.String(),
  alt: Type.String(),
  type: Type.String(),
  description: Type.String(),
  categoryId: nullable(IdSchema),
  size: nullable(Type.Integer({ minimum: 0 })),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  createdDate: nullable(IsoDateTimeSchema),
});
export type WireMedia = Static<typeof WireMedia>;

export const MediaListQuery = Type.Object({
  ...pagingProperties,
  categoryId: Type.Optional(oneOrMany(IdSchema)),
  /** Exactly these files. An upstream that does not know it answers with all. */
  filename: Type.Optional(oneOrMany(Type.String({ minLength: 1, maxLength: 255 }))),
});

/** Source: SPEC section 7, "query title and description". */
export const MediaUploadQuery = Type.Object({
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String()),
  categoryId: Type.Optional(IdSchema),
});
