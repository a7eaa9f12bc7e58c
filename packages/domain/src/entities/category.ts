import { type Static, Type } from 'typebox';
import { IdSchema } from './primitives.ts';

export const CategorySchema = Type.Object({
  id: IdSchema,
  key: Type.String(),
  name: Type.String(),
  type: Type.String(),
  nodeIds: Type.Array(IdSchema),
});
export type Category = Static<typeof CategorySchema>;
