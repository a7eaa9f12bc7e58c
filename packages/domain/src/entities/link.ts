import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';

export const LinkSchema = Type.Object({
  id: IdSchema,
  icon: nullable(Type.String()),
  name: Type.String(),
  shortDescription: Type.String(),
  longDescription: Type.String(),
  url: Type.String(),
  type: Type.String(),
  /** Decides whether a tool is shown as new. */
  createdDate: nullable(IsoDateTimeSchema),
});
export type Link = Static<typeof LinkSchema>;
