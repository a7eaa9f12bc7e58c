import { type Static, Type } from 'typebox';
import { FIRE_BAN_STATES } from './fire-ban-states.ts';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';

export const FireBanStateSchema = Type.Enum(FIRE_BAN_STATES);

/** Whether one may make a fire in a municipality, as those have said who decide it. */
export const FireBanSchema = Type.Object({
  id: IdSchema,
  /** As it is called in running text: "Norråns kommun". */
  municipality: Type.String(),
  state: FireBanStateSchema,
  /** An office or an authority, never a person; empty where nobody had to decide. */
  decidedBy: Type.String(),
  /** When the state begins to hold; null where it holds already. */
  from: nullable(IsoDateTimeSchema),
  /** When a ban ends; null until further notice. */
  to: nullable(IsoDateTimeSchema),
  /** What held when the state was set, until `from`; null where it held at once. */
  stateBefore: nullable(FireBanStateSchema),
  /** When somebody last said that this is so. */
  checkedAt: IsoDateTimeSchema,
  /** What else is to be known of the decision; empty where nothing is. */
  note: Type.String(),
});
export type FireBan = Static<typeof FireBanSchema>;
