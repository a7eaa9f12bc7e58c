import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';
import { SIGN_INS } from './sign-in.ts';

/** What is said of an e-service before its button. */
export const EServiceFactsSchema = Type.Object({
  /** What one has to have at hand, a few words each. */
  needs: Type.Array(Type.String()),
  /** How long it takes to be answered, such as ”Två till fyra veckor”; empty where it is not said. */
  processingTime: Type.String(),
  /** What it costs; empty where it is not said. */
  cost: Type.String(),
  /** null where it is not said. */
  signIn: nullable(Type.Enum([...SIGN_INS])),
});
export type EServiceFacts = Static<typeof EServiceFactsSchema>;

export const LinkSchema = Type.Object({
  id: IdSchema,
  icon: nullable(Type.String()),
  name: Type.String(),
  shortDescription: Type.String(),
  longDescription: Type.String(),
  url: Type.String(),
  type: Type.String(),
  /** Decides whether a tool is shown as new. */
  createdDate: nullable(IsoDateTimeSchema),
  ...EServiceFactsSchema.properties,
});
export type Link = Static<typeof LinkSchema>;
