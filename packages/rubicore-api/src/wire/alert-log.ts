import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** What can have been done with a crisis alert, as its log tells it. */
export const ALERT_LOG_ACTIONS = [
  ...['drafted', 'published', 'updated', 'corrected', 'end-changed', 'all-clear', 'resumed', 'ended'],
  ...[
    'withdrawn',
    'unpublished',
    'trashed',
    'restored',
    'requested',
    'approved',
    'denied',
    'request-cancelled',
  ],
] as const;

export const AlertLogEntry = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  at: IsoDateTimeSchema,
  /** Empty where the service did it by the clock, and where the person has been erased. */
  actorName: Type.String(),
  /** Whether a person did it. */
  isByPerson: Type.Boolean(),
  /** As whom the actor acted; empty for themselves. */
  subjectName: Type.String(),
  postId: IdSchema,
  /** As it is called now. */
  title: Type.String(),
  isDrill: Type.Boolean(),
  action: Type.Enum([...ALERT_LOG_ACTIONS]),
  /** What was said, of an update; the title that it got, of a correction of it. */
  text: Type.String(),
  /** When it ends, of an end that was changed; null for all else. */
  until: nullable(IsoDateTimeSchema),
});
export type AlertLogEntry = Static<typeof AlertLogEntry>;
export type AlertLogAction = AlertLogEntry['action'];
