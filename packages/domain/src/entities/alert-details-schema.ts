import { Type } from 'typebox';
import { GeoPointSchema } from '../geo/geo-point-schema.ts';
import { ALERT_EVENTS, ALERT_LANGUAGES, ALERT_LEVELS } from './alert-details.ts';
import { IsoDateTimeSchema, nullable } from './primitives.ts';

/** What a crisis alert says besides what every post does. */
export const AlertDetailsSchema = Type.Object({
  level: Type.Enum([...ALERT_LEVELS]),
  event: Type.Enum([...ALERT_EVENTS]),
  municipality: Type.String(),
  places: Type.Array(Type.String()),
  /** Alerts that were written before there were maps have none. */
  polygon: Type.Optional(Type.Array(GeoPointSchema)),
  instructions: Type.Array(Type.String()),
  nextUpdateAt: nullable(IsoDateTimeSchema),
  allClearAt: nullable(IsoDateTimeSchema),
  withdrawnAt: nullable(IsoDateTimeSchema),
  isDrill: Type.Boolean(),
  updates: Type.Array(Type.Object({ at: IsoDateTimeSchema, text: Type.String() })),
  translations: Type.Array(
    Type.Object({
      language: Type.Enum([...ALERT_LANGUAGES]),
      title: Type.String(),
      text: Type.String(),
      instructions: Type.Array(Type.String()),
    }),
  ),
});
