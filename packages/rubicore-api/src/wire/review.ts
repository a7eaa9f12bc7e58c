import {
  CountSchema,
  IdSchema,
  IsoDateTimeSchema,
  nullable,
  POST_STATUSES,
  POST_TYPES,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { ReviewAnswerKind } from './review-state.ts';

const Person = Type.Object({ id: IdSchema, displayName: Type.String() });

/** Somebody who may review a post. */
export const Reviewer = Person;
export type Reviewer = Static<typeof Reviewer>;

const Comment = Type.String({ maxLength: 1000 });

/** A post that somebody has asked colleagues to review, and what they have answered. */
export const Review = Type.Object({
  /** Anyone who asks anew gets another number. */
  id: IdSchema,
  postId: IdSchema,
  title: Type.String(),
  postType: Type.Enum([...POST_TYPES]),
  /** Of the post: what is reviewed of one that is out is its working copy. */
  status: Type.Enum([...POST_STATUSES]),
  askedBy: Person,
  askedDate: IsoDateTimeSchema,
  message: Type.String(),
  /** Who was asked; null for all who may review. */
  reviewer: nullable(Person),
  /** null while it waits. */
  answer: nullable(
    Type.Object({
      kind: ReviewAnswerKind,
      byName: Type.String(),
      date: IsoDateTimeSchema,
      comment: Type.String(),
      /** Whether the text has been changed since it was answered. */
      isOutdated: Type.Boolean(),
    }),
  ),
  /** Whether the caller has asked. */
  isOwn: Type.Boolean(),
  /** Whether the caller may answer, or answer otherwise. */
  mayAnswer: Type.Boolean(),
});
export type Review = Static<typeof Review>;

export const ReviewParams = Type.Object({ id: IdSchema, reviewId: IdSchema });
/** @property reviewerId null for all who may review */
export const ReviewBody = Type.Object({ message: Comment, reviewerId: nullable(IdSchema) });
/** `version` and `workingCopy` name the text that was read; `workingCopy` is null where the post has none. */
export const ReviewAnswerBody = Type.Object({
  kind: ReviewAnswerKind,
  comment: Comment,
  version: CountSchema,
  workingCopy: nullable(CountSchema),
});
export type ReviewAnswerBody = Static<typeof ReviewAnswerBody>;
