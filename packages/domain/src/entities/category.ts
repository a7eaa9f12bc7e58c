import { type Static, Type } from 'typebox';
import { IdSchema } from './primitives.ts';

/** What categories sort: media files, job roles (`pidjob`) or groups of nodes. Source: SPEC section 3, Category. */
export const CATEGORY_TYPES = ['media', 'pidjob', 'group'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

export const CategorySchema = Type.Object({
  id: IdSchema,
  key: Type.String(),
  name: Type.String(),
  type: Type.String(),
  nodeIds: Type.Array(IdSchema),
});
export type Category = Static<typeof CategorySchema>;
