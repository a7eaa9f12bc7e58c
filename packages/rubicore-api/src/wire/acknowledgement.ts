import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
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
  people: Type.Array(
    Type.Object({
      userId: IdSchema,
      displayName: Type.String(),
      /** Names of their groups, but for the one of all. */
      groups: Type.Array(Type.String()),
      acknowledgedDate: nullable(IsoDateTimeSchema),
    }),
  ),
});
export type AcknowledgementReport = Static<typeof AcknowledgementReport>;
