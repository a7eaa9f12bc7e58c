import { CountSchema, IdSchema, IsoDateTimeSchema, nullable, PostTypeSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** A link in something published that leads visitors nowhere. */
export const DeadLink = Type.Object({
  postId: IdSchema,
  type: PostTypeSchema,
  title: Type.String(),
  slug: Type.String(),
  /** The words that the link stands on. */
  text: Type.String(),
  href: Type.String(),
  /** Of a link that leads elsewhere: what it answered when it was last asked. */
  answer: Type.Optional(
    Type.Object({
      /** null where there was none. */
      status: nullable(Type.Integer()),
      problem: nullable(Type.Enum(['redirects', 'timeout', 'unreachable', 'not-public'])),
      /** Since when it has been known to lead nowhere. */
      since: nullable(IsoDateTimeSchema),
      checked: nullable(IsoDateTimeSchema),
    }),
  ),
});
export type DeadLink = Static<typeof DeadLink>;

/** How the last check of links that lead elsewhere went. */
export const LinkCheckReport = Type.Object({
  isScheduled: Type.Boolean(),
  isRunning: Type.Boolean(),
  startedAt: nullable(IsoDateTimeSchema),
  endedAt: nullable(IsoDateTimeSchema),
  /** How many addresses were asked. */
  asked: CountSchema,
  /** Nobody at all could be reached, so that it says nothing of the links. */
  isCutOff: Type.Boolean(),
});
export type LinkCheckReport = Static<typeof LinkCheckReport>;
