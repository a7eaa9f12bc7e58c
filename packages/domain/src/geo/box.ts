import type { GeoPoint } from './geo-point.ts';
import { type GeoBox, SWEDEN } from './sweden.ts';

/** Of a degree of latitude, everywhere on earth. */
export const METRES_PER_DEGREE = 111_320;

/** The least box that holds all points; null where there are none. */
export function boxOf(points: readonly GeoPoint[]): GeoBox | null {
  if (points.length === 0) return null;
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  return {
    ...{ south: Math.min(...lats), west: Math.min(...lons) },
    ...{ north: Math.max(...lats), east: Math.max(...lons) },
  };
}

/**
 * A box with room around another, in the shape of a picture.
 * @param ratio the picture's width by its height
 * @param room how much of the box each side gets beside it
 * @param leastMetres from south to north at the least, so that something around a small area is seen
 */
export function boxAround(
  box: GeoBox,
  { ratio, room = 0.5, leastMetres = 2500 }: { ratio: number; room?: number; leastMetres?: number },
): GeoBox {
  const [lat, lon] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const least = leastMetres / METRES_PER_DEGREE;
  const wanted = Math.max((box.north - box.south) * (1 + 2 * room), least);
  const wide = (box.east - box.west) * (1 + 2 * room) * squeeze;
  const height = Math.max(wanted, wide / ratio);
  const width = (height * ratio) / squeeze;
  return {
    ...{ south: rounded(lat - height / 2), west: rounded(lon - width / 2) },
    ...{ north: rounded(lat + height / 2), east: rounded(lon + width / 2) },
  };
}

/** The box as a query has it: `south,west,north,east`. */
export function writtenBox({ south, west, north, east }: GeoBox): string {
  return [south, west, north, east].join(',');
}

/** @returns null for what is no box, or none that Sweden is in */
export function readBox(text: string): GeoBox | null {
  const [south, west, north, east, ...more] = text
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  if (more.length > 0 || ![south, west, north, east].every(Number.isFinite)) return null;
  const isInside = south < SWEDEN.north && north > SWEDEN.south && west < SWEDEN.east && east > SWEDEN.west;
  return south < north && west < east && isInside ? { south, west, north, east } : null;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
