/*
 * Without the schema library: visitors' browsers load this.
 */

/** A place on earth: WGS 84, in degrees north and east. */
export type GeoPoint = { lat: number; lon: number };

/** Four decimals: about 11 m from south to north, and 5 m from west to east. */
const DECIMALS = 4;

/** The point on the grid of about 10 m that corners are kept on. */
export function roundedPoint({ lat, lon }: GeoPoint): GeoPoint {
  return { lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) };
}
