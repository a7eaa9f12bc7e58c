import {
  CapabilityGrantSchema,
  IdSchema,
  IsoDateTimeSchema,
  nullable,
  READING_LISTS,
} from '@brandpost/domain';
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
  /** Left out by upstreams that close no accounts. */
  isActive: Type.Optional(Type.Boolean()),
  /** null before the first one; only of oneself and for those who manage users, and where one user is asked for. */
  lastSignIn: Type.Optional(nullable(IsoDateTimeSchema)),
  /** Whether one can sign in by it; where `lastSignIn` is. An extension. */
  hasPassword: Type.Optional(Type.Boolean()),
  /** Whether tries to sign in are refused for now; for those who manage users, where one user is asked for. An extension. */
  isLocked: Type.Optional(Type.Boolean()),
  /** What one has to do before anything else; of oneself, where there is something. An extension. */
  mustDo: Type.Optional(Type.Enum(['change-password', 'add-passkey', 'use-passkey'])),
});
export type WireUser = Static<typeof WireUser>;

/** An account's own data. Source: SPEC section 3, User; SECURITY T42: roles and capabilities have calls of their own. */
const accountProperties = {
  username: Type.Optional(Type.String()),
  /** Stable id from the identity provider. */
  uid: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  displayName: Type.Optional(Type.String()),
};

/** Users change their own `meta` and `profile`; the rest is for those who manage users. */
export const UserBody = Type.Object({
  meta: Type.Optional(Type.Partial(WireUserMeta)),
  profile: Type.Optional(Type.Partial(WireProfile)),
  ...accountProperties,
  isActive: Type.Optional(Type.Boolean()),
});
export type UserBody = Static<typeof UserBody>;

export const NewUserBody = Type.Object({
  ...accountProperties,
  password: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  profile: Type.Optional(Type.Partial(WireProfile)),
});
export type NewUserBody = Static<typeof NewUserBody>;

/** Why somebody may or may not do something. Source: SPEC section 6. */
export const CapabilityExplanation = Type.Object({
  key: Type.String(),
  /** true: Beviljad, false: Nekad, null: Saknas. */
  value: nullable(Type.Boolean()),
  decidedBy: Type.Enum(['administrator', 'own', 'role', 'nothing']),
  own: nullable(Type.Boolean()),
  /** Every role of the user that says something on it. */
  roles: Type.Array(
    Type.Object({ id: IdSchema, key: Type.String(), name: Type.String(), value: Type.Boolean() }),
  ),
});
export type CapabilityExplanation = Static<typeof CapabilityExplanation>;

/** Marks in one of a user's reading lists. */
export const ReadingMarks = Type.Object({
  list: Type.Enum([...READING_LISTS]),
  values: Type.Array(IdSchema, { minItems: 1, maxItems: 1000 }),
});
