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

/** Without a place somebody is nowhere in particular. */
export const PresenceBody = Type.Object({
  client: Client,
  state: State,
  at: Type.Optional(nullable(Place)),
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
