import { IdSchema, IsoDateTimeSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const State = Type.Enum(['writing', 'idle']);
/** A random name that a browser tab has given itself. */
const Client = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

export const PresenceBody = Type.Object({ client: Client, state: State });
export const PresenceParams = Type.Object({ id: IdSchema, client: Client });

/** Somebody who has a post open to write in it. */
export const Presence = Type.Object({
  userId: IdSchema,
  displayName: Type.String(),
  client: Client,
  state: State,
  /** When they opened it. */
  since: IsoDateTimeSchema,
  /** It is the caller, in this tab or in another. */
  isSelf: Type.Boolean(),
});
export type Presence = Static<typeof Presence>;
