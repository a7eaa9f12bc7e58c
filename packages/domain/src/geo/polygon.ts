import { type GeoPoint, roundedPoint } from './geo-point.ts';
import { isInSweden } from './sweden.ts';

/** Fewer enclose nothing. */
export const POLYGON_MIN_CORNERS = 3;
/** As many as somebody draws by hand, and a page bears. */
export const POLYGON_MAX_CORNERS = 100;

/** Of the grid that corners lie on. */
const DEGREES_PER_STEP = 1e-4;

/** Why some corners enclose no area. */
export type PolygonProblem = 'too-few' | 'too-many' | 'outside' | 'repeated' | 'flat' | 'crossing';

/** The corners with the first again as the last, as CAP, GeoRSS and GeoJSON write polygons; empty where there are none. */
export function closedRing(corners: readonly GeoPoint[]): GeoPoint[] {
  const [first] = corners;
  return first === undefined ? [] : [...corners, first];
}

/**
 * What is wrong with an area, the first thing of several; null where nothing is, and where none is drawn. Corners are not
 * closed: the last side leads from the last corner to the first. They are judged on the grid that they are kept on.
 */
export function polygonProblem(drawn: readonly GeoPoint[]): PolygonProblem | null {
  if (drawn.length === 0) return null;
  if (drawn.length < POLYGON_MIN_CORNERS) return 'too-few';
  if (drawn.length > POLYGON_MAX_CORNERS) return 'too-many';
  const corners = drawn.map(roundedPoint);
  if (!corners.every(isInSweden)) return 'outside';
  if (new Set(corners.map(({ lat, lon }) => `${lat},${lon}`)).size < corners.length) return 'repeated';
  if (corners.every((corner, at) => turn(corners, at, corner) === 0)) return 'flat';
  return hasCrossingSides(corners) ? 'crossing' : null;
}

/** The corners on their grid where they enclose an area; none otherwise, as an upstream's may not. Others are sent this. */
export function soundPolygon(corners: readonly GeoPoint[]): GeoPoint[] {
  return polygonProblem(corners) === null ? corners.map(roundedPoint) : [];
}

function turn(corners: readonly GeoPoint[], at: number, corner: GeoPoint): number {
  const [before, after] = [at === 0 ? -1 : at - 1, (at + 1) % corners.length];
  return side(corners.at(before) ?? corner, corner, corners[after] ?? corner);
}

function hasCrossingSides(corners: readonly GeoPoint[]): boolean {
  const sides = corners.map((from, at) => ({ from, to: corners[(at + 1) % corners.length] ?? from }));
  return sides.some((one, at) =>
    sides.slice(at + 1).some((other) => {
      if (one.to === other.from) return isFoldedBack(one.from, one.to, other.to);
      if (other.to === one.from) return isFoldedBack(other.from, one.from, one.to);
      return doMeet(one, other);
    }),
  );
}

/** Whether the way on from a corner leads back over the way to it. */
function isFoldedBack(before: GeoPoint, corner: GeoPoint, after: GeoPoint): boolean {
  const along =
    (after.lat - corner.lat) * (corner.lat - before.lat) +
    (after.lon - corner.lon) * (corner.lon - before.lon);
  return side(before, corner, after) === 0 && along < 0;
}

type Side = { from: GeoPoint; to: GeoPoint };

/** Whether two sides have a point in common. */
function doMeet(one: Side, other: Side): boolean {
  const [a, b] = [side(one.from, one.to, other.from), side(one.from, one.to, other.to)];
  const [c, d] = [side(other.from, other.to, one.from), side(other.from, other.to, one.to)];
  if (a !== b && c !== d && a * b <= 0 && c * d <= 0) return true;
  return (
    (a === 0 && isBetween(one, other.from)) ||
    (b === 0 && isBetween(one, other.to)) ||
    (c === 0 && isBetween(other, one.from)) ||
    (d === 0 && isBetween(other, one.to))
  );
}

function isBetween({ from, to }: Side, point: GeoPoint): boolean {
  return (
    Math.min(from.lat, to.lat) <= point.lat &&
    point.lat <= Math.max(from.lat, to.lat) &&
    Math.min(from.lon, to.lon) <= point.lon &&
    point.lon <= Math.max(from.lon, to.lon)
  );
}

/** 1 where the point lies to the left of the way, -1 to its right, 0 on it. Exact on the grid: in whole steps. */
function side(from: GeoPoint, to: GeoPoint, point: GeoPoint): number {
  const [x, y] = [steps(to.lon - from.lon), steps(to.lat - from.lat)];
  return Math.sign(x * steps(point.lat - from.lat) - y * steps(point.lon - from.lon));
}

function steps(degrees: number): number {
  return Math.round(degrees / DEGREES_PER_STEP);
}
