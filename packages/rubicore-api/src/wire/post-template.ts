import { IdSchema, IsoDateTimeSchema, POST_TYPES } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WirePost } from './post.ts';

const names = { name: Type.String(), description: Type.String() };

/** What a new post can begin as. */
export const PostTemplate = Type.Object({
  id: IdSchema,
  ...names,
  type: Type.Enum([...POST_TYPES]),
  savedDate: IsoDateTimeSchema,
});
export type PostTemplate = Static<typeof PostTemplate>;

/** A template with the post that it makes; its id is the template's, and its slug stands for one. */
export const WholePostTemplate = Type.Object({ ...PostTemplate.properties, post: WirePost });
export type WholePostTemplate = Static<typeof WholePostTemplate>;

export const PostTemplateBody = Type.Object(names);
