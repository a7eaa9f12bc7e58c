import { IdSchema, IsoDateTimeSchema, nullable, POST_TYPES } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const Round = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Which round of a post somebody has read. */
export const AcknowledgementBody = Type.Object({ round: Round });

/** That the caller has read and understood a post. */
export const WireAcknowledgement = Type.Object({
  postId: IdSchema,
  round: Round,
  acknowledgedDate: IsoDateTimeSchema,
});
export type WireAcknowledgement = Static<typeof WireAcknowledgement>;

/** Who is reminded. */
export const AcknowledgementReminderBody = Type.Object({
  /** Everybody who has not acknowledged the post, or those in the caller's own groups alone; as in the report. */
  isWhole: Type.Boolean(),
});

/** That somebody has had those reminded who have not acknowledged a post. */
export const AcknowledgementReminder = Type.Object({
  postId: IdSchema,
  remindedDate: IsoDateTimeSchema,
  /** How many are reminded, beside the caller. */
  reminded: Type.Integer({ minimum: 1 }),
});
export type AcknowledgementReminder = Static<typeof AcknowledgementReminder>;

/** Who has acknowledged a post in its present round, and who has not, of those it is meant for now. */
export const AcknowledgementReport = Type.Object({
  postId: IdSchema,
  title: Type.String(),
  slug: Type.String(),
  /** null where nobody is asked; the list is then empty. */
  acknowledgeBy: nullable(IsoDateTimeSchema),
  round: Round,
  /** Whether it tells of everybody, or of those in the caller's own groups alone. */
  isWhole: Type.Boolean(),
  /** When those who it tells of were last reminded by somebody, and by whom. An extension. */
  lastReminder: Type.Optional(Type.Object({ remindedDate: IsoDateTimeSchema, by: Type.String() })),
  people: Type.Array(
    Type.Object({
      userId: IdSchema,
      displayName: Type.String(),
      /** Names of their groups, but for the one of all. */
      groups: Type.Array(Type.String()),
      acknowledgedDate: nullable(IsoDateTimeSchema),
      /** As it stands in their profile, empty for none; of those alone who have not. An extension. */
      phone: Type.Optional(Type.String()),
    }),
  ),
});
export type AcknowledgementReport = Static<typeof AcknowledgementReport>;

/** Who in the caller's own groups has not acknowledged a post. */
export const MissingAcknowledgements = Type.Object({
  postId: IdSchema,
  postType: Type.Enum([...POST_TYPES]),
  title: Type.String(),
  slug: Type.String(),
  acknowledgeBy: IsoDateTimeSchema,
  /** How many in those groups it is meant for, beside the caller. */
  of: Type.Integer(),
  people: Type.Array(
    Type.Object({
      userId: IdSchema,
      displayName: Type.String(),
      /** As it stands in their profile; empty for none. */
      phone: Type.String(),
    }),
  ),
});
export type MissingAcknowledgements = Static<typeof MissingAcknowledgements>;
