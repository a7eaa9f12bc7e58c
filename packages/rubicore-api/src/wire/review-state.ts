import { type Static, Type } from 'typebox';

export const ReviewAnswerKind = Type.Enum(['approved', 'returned']);

/** How a review stands. */
export const ReviewState = Type.Enum(['waiting', 'approved', 'returned']);
export type ReviewState = Static<typeof ReviewState>;
