import { type Static, Type } from 'typebox';

/** What a map shows, in the order in which it is drawn. */
export const MAP_KINDS = ['land', 'water', 'municipality', 'river', 'road', 'place'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** As GeoJSON has it: degrees east, then north. */
export type Position = [lon: number, lat: number];
/** No tuple: the description of the API has no way to say one. */
const PositionSchema = Type.Unsafe<Position>(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }));

/**
 * Something on a map. Its parts are closed rings of land, water and municipalities (of which an inner one is a hole),
 * lines of rivers and roads, or the one position of a place.
 */
export const MapFeatureSchema = Type.Object({
  kind: Type.Enum([...MAP_KINDS]),
  /** Empty for what has none. */
  name: Type.String(),
  parts: Type.Array(Type.Array(PositionSchema)),
});
export type MapFeature = Static<typeof MapFeatureSchema>;
