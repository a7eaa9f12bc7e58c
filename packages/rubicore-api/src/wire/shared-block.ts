import {
  ContentNodeSchema,
  IdSchema,
  IsoDateTimeSchema,
  nullable,
  POST_TYPES,
  PostStatusSchema,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { Doer } from './post-history.ts';

const count = Type.Integer({ minimum: 0 });

/** Blocks that several posts show. */
export const SharedBlock = Type.Object({
  id: IdSchema,
  name: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  savedDate: IsoDateTimeSchema,
  ...Doer,
  /** How many posts hold it, outside the trash: those too that the caller may not see. */
  usedBy: count,
  content: Type.Array(ContentNodeSchema),
});
export type SharedBlock = Static<typeof SharedBlock>;

export const SharedBlockBody = Type.Object({
  name: Type.String(),
  content: Type.Array(ContentNodeSchema),
});
export type SharedBlockBody = Static<typeof SharedBlockBody>;

/** Where one is shown: the posts that the caller may see, a page of them, and how many others there are. */
export const SharedBlockUses = Type.Object({
  posts: Type.Array(
    Type.Object({
      id: IdSchema,
      type: Type.Enum([...POST_TYPES]),
      title: Type.String(),
      slug: Type.String(),
      status: PostStatusSchema,
    }),
  ),
  /** Of those that the caller may see. */
  total: count,
  hidden: count,
});
export type SharedBlockUses = Static<typeof SharedBlockUses>;

/** One save of a shared block. */
export const SharedBlockVersion = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  savedDate: IsoDateTimeSchema,
  ...Doer,
  name: Type.String(),
  restoredFrom: nullable(Type.Integer({ minimum: 1 })),
  content: Type.Array(ContentNodeSchema),
});
export type SharedBlockVersion = Static<typeof SharedBlockVersion>;
