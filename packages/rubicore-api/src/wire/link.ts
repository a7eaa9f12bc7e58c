import { EServiceFactsSchema, LinkSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** A link as it travels; what is said of an e-service besides is an extension, which an upstream may leave out. */
export const WireLink = Type.Object({
  ...LinkSchema.properties,
  ...Type.Partial(EServiceFactsSchema).properties,
});
export type WireLink = Static<typeof WireLink>;
