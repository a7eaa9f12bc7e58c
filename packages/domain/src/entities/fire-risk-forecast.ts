import { type Static, Type } from 'typebox';
import { IsoDateTimeSchema } from './primitives.ts';

/** Days of a forecast of the fire risk, and when it was made. It says nothing of whether a fire is allowed. */
export const FireRiskForecastSchema = Type.Object({
  /** When anyone who makes it made it. */
  approvedAt: IsoDateTimeSchema,
  days: Type.Array(
    Type.Object({
      /** A moment of the day that it is for, mostly in the afternoon. */
      validAt: IsoDateTimeSchema,
      level: Type.Integer({ minimum: 1, maximum: 6 }),
    }),
    { maxItems: 20 },
  ),
});
export type FireRiskForecast = Static<typeof FireRiskForecastSchema>;
