import type { GeoPoint } from './geo-point.ts';

/** A rectangle between two parallels and two meridians, in degrees. */
export type GeoBox = { south: number; west: number; north: number; east: number };

/** Sweden with its waters, in whole and half degrees around it. Nothing that a service tells of lies outside. */
export const SWEDEN: Readonly<GeoBox> = { south: 54.5, west: 10, north: 69.5, east: 25 };

export function isInSweden({ lat, lon }: GeoPoint): boolean {
  return lat >= SWEDEN.south && lat <= SWEDEN.north && lon >= SWEDEN.west && lon <= SWEDEN.east;
}
