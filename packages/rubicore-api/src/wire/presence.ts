import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const State = Type.Enum(['writing', 'idle']);
/** A random name that a browser tab has given itself. */
const Client = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** Where in a post somebody writes: its title or lead, or a block by its id, which need not be saved yet. */
const Place = Type.Union([
  Type.Object({ field: Type.Enum(['title', 'excerpt']) }, { additionalProperties: false }),
  Type.Object(
    { blockId: Type.String({ pattern: '^[^\\u0000-\\u001f]{1,64}$' }) },
    { additionalProperties: false },
  ),
]);
export type PresencePlace = Static<typeof Place>;

/** Which text of a post: the version of the post itself, and the state of its working copy, or null where there is none. */
const TextNumbers = Type.Object({
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  workingCopy: nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
});

/** Without a place somebody is nowhere in particular. */
export const PresenceBody = Type.Object({
  client: Client,
  state: State,
  at: Type.Optional(nullable(Place)),
  /** The text that the tab has. Those who do not say do not learn whether there is another. */
  has: Type.Optional(TextNumbers),
});
export const PresenceParams = Type.Object({ id: IdSchema, client: Client });

/** Somebody who has a post open to write in it. */
export const Presence = Type.Object({
  userId: IdSchema,
  displayName: Type.String(),
  client: Client,
  state: State,
  /** Where they write; null for nowhere in particular. An upstream that does not know says nothing of it. */
  at: Type.Optional(nullable(Place)),
  /** When they opened it. */
  since: IsoDateTimeSchema,
  /** It is the caller, in this tab or in another. */
  isSelf: Type.Boolean(),
});
export type Presence = Static<typeof Presence>;

/** Who has a post open, and whether there is another text of it than the caller has. */
export const PostPresence = Type.Object({
  people: Type.Array(Presence),
  /** The text that there is, where it is another, with the names of those others who have saved since. */
  news: nullable(Type.Object({ ...TextNumbers.properties, byNames: Type.Array(Type.String()) })),
});
export type PostPresence = Static<typeof PostPresence>;
