import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from './primitives.ts';

/** A group of staff: a station, a unit, or the whole service (the root). Source: SPEC section 3, Node. */
export const NodeSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  value: nullable(Type.String()),
  /** Id of the node above; null at the root. */
  parent: nullable(IdSchema),
});
export type Node = Static<typeof NodeSchema>;
