import { IdSchema, nullable, PostTypeSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const SeenBecause = Type.Enum(['group', 'job', 'person', 'everyone', 'administrator', 'author', 'editor']);
/** Why somebody sees a post: it is for one of their groups or job roles, for them by name, for all; or they write it. */
export type SeenBecause = Static<typeof SeenBecause>;

const Ids = Type.Array(IdSchema, { maxItems: 1000 });

/** For whom a post is to be. */
export const AudienceBody = Type.Object({
  type: PostTypeSchema,
  nodeIds: Ids,
  categoryIds: Ids,
  userIds: Ids,
});

/** For whom a post would be once it is out. */
export const Audience = Type.Object({
  /** It is public. */
  everyone: Type.Boolean(),
  /** Everybody who is signed in sees it. */
  signedIn: Type.Boolean(),
  /** Active accounts for whom it is meant: administrators, who see all there is, only where it is meant for them. */
  count: Type.Integer({ minimum: 0 }),
  /** Some of them, by name. */
  sample: Type.Array(
    Type.Object({ id: IdSchema, displayName: Type.String(), reasons: Type.Array(SeenBecause) }),
  ),
});
export type Audience = Static<typeof Audience>;

export const PostAsUserParams = Type.Object({ id: IdSchema, userId: IdSchema });

/** Whether a colleague sees a post as it is now. */
export const PostAsUser = Type.Object({
  userId: IdSchema,
  displayName: Type.String(),
  sees: Type.Boolean(),
  reasons: Type.Array(SeenBecause),
  /** The post is not out, or it is for others; null where it is seen. */
  unseenBecause: nullable(Type.Enum(['not-out', 'not-meant'])),
});
export type PostAsUser = Static<typeof PostAsUser>;
