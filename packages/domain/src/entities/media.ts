import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';

/** An uploaded file. Source: SPEC section 3, Media. */
export const MediaSchema = Type.Object({
  id: IdSchema,
  filename: Type.String(),
  title: Type.String(),
  /** The description read aloud in place of the picture. */
  alt: Type.String(),
  /** A media type such as `image/jpeg`. */
  fileType: Type.String(),
  uploadDescription: Type.String(),
  categoryId: nullable(IdSchema),
  sizeBytes: nullable(Type.Integer({ minimum: 0 })),
  widthPx: nullable(Type.Integer()),
  heightPx: nullable(Type.Integer()),
  createdDate: nullable(IsoDateTimeSchema),
});
export type Media = Static<typeof MediaSchema>;
