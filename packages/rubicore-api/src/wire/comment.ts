import {
  IdSchema,
  IsoDateTimeSchema,
  MAX_MENTIONS_OF_COMMENT,
  nullable,
  QUOTE_CONTEXT_MAX_LENGTH,
  SUGGESTION_MAX_LENGTH,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** Somebody who may be mentioned in the comments of a post, or has been. */
export const Mentionable = Type.Object({ id: IdSchema, displayName: Type.String() });
export type Mentionable = Static<typeof Mentionable>;

export const Comment = Type.Object({
  id: IdSchema,
  authorId: IdSchema,
  authorName: Type.String(),
  /** Plain; anyone who is mentioned stands in it as `@` and their name. Empty for one that has been removed. */
  text: Type.String(),
  mentions: Type.Array(Mentionable),
  created: IsoDateTimeSchema,
  edited: nullable(IsoDateTimeSchema),
  /** Only its place is left, for the answers below it. */
  isRemoved: Type.Boolean(),
  mayEdit: Type.Boolean(),
  mayDelete: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

/**
 * Other words for a text of a post: those that are meant, with what stood around them as in a `TextQuoteSelector` of the
 * Web Annotation Data Model. Lengths are in UTF-16 units.
 */
const suggestion = {
  /** `title` or `excerpt` of the post, else the property of the block that has the text. */
  part: Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
  exact: Type.String({ minLength: 1, maxLength: SUGGESTION_MAX_LENGTH }),
  prefix: Type.String({ maxLength: QUOTE_CONTEXT_MAX_LENGTH }),
  suffix: Type.String({ maxLength: QUOTE_CONTEXT_MAX_LENGTH }),
  /** Empty where the words are to go. */
  replacement: Type.String({ maxLength: SUGGESTION_MAX_LENGTH }),
};
const Outcome = Type.Enum(['used', 'dismissed']);

export const Suggestion = Type.Object(suggestion);
export type Suggestion = Static<typeof Suggestion>;

/** A first comment and the answers to it. */
export const CommentThread = Type.Object({
  /** That of the first comment. */
  id: IdSchema,
  /** The block that it is about, which may be gone; null for the whole post. */
  blockId: nullable(Type.String()),
  resolved: nullable(Type.Object({ date: IsoDateTimeSchema, byName: Type.String() })),
  /** The other words that the first comment suggests, and what became of them; null where it suggests none. */
  suggestion: Type.Optional(nullable(Type.Object({ ...suggestion, outcome: nullable(Outcome) }))),
  /** The oldest first. */
  comments: Type.Array(Comment),
});
export type CommentThread = Static<typeof CommentThread>;

export const PostComments = Type.Object({
  /** Whether the caller may write any: not while acting as somebody else. */
  mayWrite: Type.Boolean(),
  /** In the order in which they were begun. */
  threads: Type.Array(CommentThread),
});
export type PostComments = Static<typeof PostComments>;

const words = {
  text: Type.String(),
  mentionIds: Type.Array(IdSchema, { maxItems: MAX_MENTIONS_OF_COMMENT, uniqueItems: true }),
};

export const CommentBody = Type.Object({
  ...words,
  /** Of a new thread; null for the whole post. Not asked for in an answer, which stands where its thread does. */
  blockId: nullable(Type.String({ minLength: 1, maxLength: 100 })),
  /** The thread that it answers in; null for a new one. */
  threadId: nullable(IdSchema),
  /** Of a new thread, whose text may then be empty. */
  suggestion: Type.Optional(nullable(Type.Object(suggestion, { additionalProperties: false }))),
});
export type CommentBody = Static<typeof CommentBody>;

export const CommentChange = Type.Object(words);
/** @property outcome of a suggestion that is resolved: whether its words are in the text now */
export const ThreadResolution = Type.Object({
  isResolved: Type.Boolean(),
  outcome: Type.Optional(nullable(Outcome)),
});
export type ThreadResolution = Static<typeof ThreadResolution>;

/** @property commentId of a thread that of its first comment */
export const CommentParams = Type.Object({ id: IdSchema, commentId: IdSchema });
export const MentionableQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 100 })) });
