import { IdSchema, PostTypeSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** A link in something published that leads visitors nowhere. */
export const DeadLink = Type.Object({
  postId: IdSchema,
  type: PostTypeSchema,
  title: Type.String(),
  slug: Type.String(),
  /** The words that the link stands on. */
  text: Type.String(),
  href: Type.String(),
});
export type DeadLink = Static<typeof DeadLink>;
