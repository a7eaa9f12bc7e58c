import { IdSchema, IsoDateTimeSchema, nullable, PostStatusSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { PostBody } from './post.ts';

/** Who did something: the user, and who acted as that user. */
export const Doer = {
  authorId: nullable(IdSchema),
  authorName: Type.String(),
  maskedById: nullable(IdSchema),
};

/** One save of a post. */
export const PostVersion = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  savedDate: IsoDateTimeSchema,
  ...Doer,
  /** A milestone's name; null for an ordinary save. */
  name: nullable(Type.String()),
  autosave: Type.Boolean(),
  /** What the post was from then on. */
  status: PostStatusSchema,
  /** Number of the version that was saved anew by this one. */
  restoredFrom: nullable(Type.Integer({ minimum: 1 })),
});
export type PostVersion = Static<typeof PostVersion>;

/** What changed between two versions: fields by name, and blocks by id. */
export const PostDifference = Type.Object({
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
  fields: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
  blocks: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.String(),
      change: Type.Enum(['added', 'removed', 'changed', 'moved']),
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
});
export type PostDifference = Static<typeof PostDifference>;

/** A change that waits for its time. */
export const ScheduledChange = Type.Object({
  postId: IdSchema,
  publishAt: IsoDateTimeSchema,
  savedDate: IsoDateTimeSchema,
  ...Doer,
  post: PostBody,
  /** Why it could not be made when its time came, in Swedish; null while it waits. */
  failure: nullable(Type.String()),
});
export type ScheduledChange = Static<typeof ScheduledChange>;
