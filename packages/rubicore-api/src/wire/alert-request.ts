import { CountSchema, IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WirePost } from './post.ts';

/** A crisis alert that waits for a second person, or that one has denied. */
export const AlertRequest = Type.Object({
  /** Names one wording: who asks again gets another number. */
  id: IdSchema,
  postId: IdSchema,
  /** As it becomes when somebody approves it. */
  post: WirePost,
  /** Whether the alert is out already, in other words. */
  isOut: Type.Boolean(),
  /** Why it goes out in spite of what the checks found; empty where they found nothing. */
  overrideReason: Type.String(),
  askedByName: Type.String(),
  askedDate: IsoDateTimeSchema,
  /** Whether the caller has asked, themselves or acting as another. */
  isOwn: Type.Boolean(),
  /** Whether the caller may answer. */
  mayAnswer: Type.Boolean(),
  /** null while it waits. Only the person who asked reads of a denial. */
  denial: nullable(
    Type.Object({ deniedByName: Type.String(), deniedDate: IsoDateTimeSchema, reason: Type.String() }),
  ),
});
export type AlertRequest = Static<typeof AlertRequest>;

export const AlertRequests = Type.Object({
  /** Whether alerts need a second person here. */
  isRequired: Type.Boolean(),
  /** The oldest first. */
  requests: Type.Array(AlertRequest),
});
export type AlertRequests = Static<typeof AlertRequests>;

/** Somebody who may approve. */
export const AlertApprover = Type.Object({ id: IdSchema, displayName: Type.String() });
export type AlertApprover = Static<typeof AlertApprover>;

export const AlertRequestParams = Type.Object({ id: IdSchema, requestId: IdSchema });
/** @property workingCopy number of the working copy that is done with when it is approved */
export const AlertRequestQuery = Type.Object({ workingCopy: Type.Optional(CountSchema) });
export const AlertDenial = Type.Object({ reason: Type.String() });
