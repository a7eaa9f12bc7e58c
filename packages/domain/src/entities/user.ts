import { type Static, Type } from 'typebox';
import { IdSchema } from './primitives.ts';
import { CapabilityGrantSchema } from './role.ts';

/** What a user has read: ids of posts, per list. JSON texts on the wire. Source: SPEC section 3, User. */
export const UserMetaSchema = Type.Object({
  readPost: Type.Array(IdSchema),
  readInformation: Type.Array(IdSchema),
  readMessage: Type.Array(IdSchema),
});
export type UserMeta = Static<typeof UserMetaSchema>;

export const UserProfileSchema = Type.Object({
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  workingArea: Type.String(),
  organisation: Type.String(),
  targetGroups: Type.Array(Type.String()),
  interests: Type.Array(Type.String()),
  documents: Type.Array(Type.String()),
});
export type UserProfile = Static<typeof UserProfileSchema>;

/** Begins the uid of an account that nobody at any identity provider has: it was made here. */
export const LOCAL_UID_PREFIX = 'lokal-';

export const UserSchema = Type.Object({
  id: IdSchema,
  /** Stable id from the identity provider. */
  uid: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.Object({ key: Type.String() })),
  /** Node ids. */
  groups: Type.Array(IdSchema),
  /** Category ids of type pidjob. */
  jobs: Type.Array(IdSchema),
  /** The user's own grants, which override those of the roles. */
  capabilities: Type.Array(CapabilityGrantSchema),
  /** Link ids. */
  tools: Type.Array(IdSchema),
  favourites: Type.Array(IdSchema),
  meta: UserMetaSchema,
  profile: UserProfileSchema,
});
export type User = Static<typeof UserSchema>;

/** Sign-in, the one place where a password is carried. */
export const CredentialsSchema = Type.Object({ username: Type.String(), password: Type.String() });
export type Credentials = Static<typeof CredentialsSchema>;
