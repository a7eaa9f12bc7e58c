import { CapabilityGrantSchema, IdSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const JsonText = Type.String({ maxLength: 1_048_576 });

/** Reading marks: JSON lists as text. Source: SPEC section 3, User. */
export const WireUserMeta = Type.Object({
  read_post: JsonText,
  readInformation: JsonText,
  readMessage: JsonText,
});

export const WireProfile = Type.Object({
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  workingArea: Type.String(),
  organisation: Type.String(),
  targetGroups: Type.Array(Type.String()),
  interests: Type.Array(Type.String()),
  documents: Type.Array(Type.String()),
});

export const WireUser = Type.Object({
  id: IdSchema,
  uid: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.Object({ id: IdSchema, key: Type.String(), name: Type.String() })),
  groups: Type.Array(IdSchema),
  jobs: Type.Array(IdSchema),
  capabilities: Type.Array(CapabilityGrantSchema),
  meta: nullable(WireUserMeta),
  profile: nullable(WireProfile),
});
export type WireUser = Static<typeof WireUser>;

export const UserBody = Type.Object({
  meta: Type.Optional(Type.Partial(WireUserMeta)),
  profile: Type.Optional(Type.Partial(WireProfile)),
});
