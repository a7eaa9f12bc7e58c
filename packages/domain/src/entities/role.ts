import { type Static, Type } from 'typebox';
import { IdSchema } from './primitives.ts';

/** Something one may do, such as `publish_post`. Source: SPEC section 3, Role, capability. */
export const CapabilitySchema = Type.Object({ key: Type.String(), description: Type.String() });
export type Capability = Static<typeof CapabilitySchema>;

/** A capability given (true) or denied (false) to a role or a user. Not listed means missing. */
export const CapabilityGrantSchema = Type.Object({ key: Type.String(), value: Type.Boolean() });
export type CapabilityGrant = Static<typeof CapabilityGrantSchema>;

export const RoleSchema = Type.Object({
  id: IdSchema,
  key: Type.String(),
  name: Type.String(),
  capabilities: Type.Array(CapabilityGrantSchema),
});
export type Role = Static<typeof RoleSchema>;
