import {
  FireBanSchema,
  FireBanStateSchema,
  FireRiskForecastSchema,
  IsoDateTimeSchema,
  nullable,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** All that is known of fires: what has been said of each municipality, and the forecast of the risk where one is followed. */
export const FireBans = Type.Object({
  fireBans: Type.Array(FireBanSchema),
  fireRisk: nullable(FireRiskForecastSchema),
});
export type FireBans = Static<typeof FireBans>;

/** What is said of a municipality. That it is so just now is said by sending it: `checkedAt` is the moment of that. */
export const FireBanBody = Type.Object({
  municipality: Type.String(),
  state: Type.String(),
  decidedBy: Type.String(),
  from: nullable(IsoDateTimeSchema),
  to: nullable(IsoDateTimeSchema),
  note: Type.String(),
  /** When what one has before one's eyes was checked: refused where more has been said since. */
  seenCheckedAt: Type.Optional(IsoDateTimeSchema),
});
export type FireBanBody = Static<typeof FireBanBody>;

/** The state that anyone who checks it has seen: another one is not confirmed. */
export const FireBanCheck = Type.Object({ state: FireBanStateSchema });
