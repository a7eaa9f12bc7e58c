import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';

/** The link types that the product itself looks for; others may exist. Source: SPEC section 3, Link. */
export const LINK_TYPES = ['tool', 'favorite', 'e-service', 'search'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

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
