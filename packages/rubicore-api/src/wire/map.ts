import { MapFeatureSchema } from '@brandpost/domain';
import { Type } from 'typebox';

/** What a map shows, in the order in which it is drawn. */
export const MapFeatures = Type.Array(MapFeatureSchema);

/** `south,west,north,east` in degrees; without it, all of the map. */
export const MapQuery = Type.Object({ box: Type.Optional(Type.String({ maxLength: 100 })) });

/** GeoJSON (RFC 7946). What a feature must be is judged one by one, so that each error has its place. */
export const GeoJsonBody = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Type.Unknown()),
});

/** How many features were stored. */
export const MapStored = Type.Object({ features: Type.Integer() });
