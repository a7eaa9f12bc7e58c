import { CountSchema, IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WirePost } from './post.ts';
import { Doer } from './post-history.ts';

/** One save of what is being written of a post without being shown. */
export const WorkingCopyState = Type.Object({
  number: CountSchema,
  /** Version of the post that it was made on. */
  base: CountSchema,
  savedDate: IsoDateTimeSchema,
  ...Doer,
});
export type WorkingCopyState = Static<typeof WorkingCopyState>;

/** What is being written of a post, as the post that it would become. */
export const WorkingCopy = Type.Object({
  post: WirePost,
  /** The sibling that the post is to go before once this is published. */
  orderPostBeforeId: nullable(IdSchema),
  ...WorkingCopyState.properties,
});
export type WorkingCopy = Static<typeof WorkingCopy>;

export const WorkingCopyQuery = Type.Object({
  /** Version of the post that this was made on, where it is another than the one that the copy was begun on. */
  base: Type.Optional(CountSchema),
});

export const WorkingCopyParams = Type.Object({ id: IdSchema, number: CountSchema });
