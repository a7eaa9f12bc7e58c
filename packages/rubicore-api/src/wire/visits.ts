import { DAY_PATTERN } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { pagingProperties } from './shared.ts';

const Path = Type.String({ minLength: 1, maxLength: 500 });
const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const Day = Type.String({ pattern: DAY_PATTERN });

/** How often pages have been opened since the last time; nothing of who did. */
export const VisitCounts = Type.Object({
  visits: Type.Array(Type.Object({ day: Day, path: Path, count: Count }), { maxItems: 5000 }),
});
export type VisitCounts = Static<typeof VisitCounts>;

export const PageFeedbackBody = Type.Object({
  path: Path,
  answer: Type.Enum(['yes', 'no', 'comment']),
  /** What was missing; with `comment` alone. */
  comment: Type.String({ maxLength: 5000 }),
});
export type PageFeedbackBody = Static<typeof PageFeedbackBody>;

export const VisitsQuery = Type.Object({
  ...pagingProperties,
  /** Of how many days, today with them. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 731 })),
});

/** A page, how often it was opened, and whether it helped. */
export const PageVisits = Type.Object({
  path: Type.String(),
  title: Type.String(),
  count: Count,
  yes: Count,
  no: Count,
});
export type PageVisits = Static<typeof PageVisits>;

export const VisitDaysQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 731 })),
  path: Type.Optional(Path),
});
export const VisitDay = Type.Object({ day: Day, count: Count });
export type VisitDay = Static<typeof VisitDay>;

export const SearchVisits = Type.Object({ text: Type.String(), count: Count });
export type SearchVisits = Static<typeof SearchVisits>;

export const FeedbackComment = Type.Object({
  day: Day,
  path: Type.String(),
  title: Type.String(),
  text: Type.String(),
});
export type FeedbackComment = Static<typeof FeedbackComment>;
