import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema } from './primitives.ts';

/** A user's appreciation of a post. Source: SPEC section 3, Like (fields are ours). */
export const LikeSchema = Type.Object({
  id: IdSchema,
  postId: IdSchema,
  userId: IdSchema,
  createdDate: IsoDateTimeSchema,
});
export type Like = Static<typeof LikeSchema>;
