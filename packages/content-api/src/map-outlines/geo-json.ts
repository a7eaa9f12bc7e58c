import { MAP_KINDS, type MapFeature, type MapKind, type Position, SWEDEN } from '@brandpost/domain';
import type { FieldError, ValidationResult } from '@brandpost/validation';

/** More than a municipality's borders, lakes, roads and places come to when they are drawn for a screen. */
const MAP_MAX_FEATURES = 3000;
const MAX_POSITIONS = 20_000;
const NAME_MAX_LENGTH = 80;
/** Control characters, line breaks, and what turns a text around. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** How many lists of positions lie within each other, by the type of a geometry, and which kinds may have it. */
const GEOMETRIES: ReadonlyMap<unknown, { depth: number; kinds: readonly MapKind[] }> = new Map([
  ['Point', { depth: 0, kinds: ['place'] }],
  ['LineString', { depth: 1, kinds: ['river', 'road'] }],
  ['MultiLineString', { depth: 2, kinds: ['river', 'road'] }],
  ['Polygon', { depth: 2, kinds: ['land', 'water', 'municipality'] }],
  ['MultiPolygon', { depth: 3, kinds: ['land', 'water', 'municipality'] }],
]);

/** What a map shows, or what is wrong with the file that it came in. */
export type ReadMap = { features: MapFeature[]; result: ValidationResult };

/**
 * Reads features of GeoJSON (RFC 7946) with the properties `kind` and, where it has one, `name`. Nothing is taken on
 * trust: types, ranges, texts and numbers of positions are judged, and other properties left behind.
 * @returns the first error of each feature
 */
export function readGeoJson(given: readonly unknown[]): ReadMap {
  if (given.length > MAP_MAX_FEATURES)
    return refused('features', `Kartan får ha högst ${MAP_MAX_FEATURES} objekt`);
  const errors: FieldError[] = [];
  const features = given.flatMap((feature, at) => {
    const read = featureOf(feature);
    if (typeof read !== 'string') return [read];
    errors.push({ field: `features.${at}`, message: read });
    return [];
  });
  if (errors.length > 0) return { features: [], result: { ok: false, errors } };
  const positions = features.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.length, 0);
  if (positions > MAX_POSITIONS)
    return refused('features', `Kartan får ha högst ${MAX_POSITIONS} punkter. Förenkla den först.`);
  return { features, result: { ok: true } };
}

function refused(field: string, message: string): ReadMap {
  return { features: [], result: { ok: false, errors: [{ field, message }] } };
}

/** @returns the feature, or why it is none */
function featureOf(value: unknown): MapFeature | string {
  const { properties, geometry } = fieldsOf(value);
  const { kind: givenKind, name = '' } = fieldsOf(properties);
  const kind = MAP_KINDS.find((known) => known === givenKind);
  if (kind === undefined) return `properties.kind måste vara något av ${MAP_KINDS.join(', ')}`;
  if (name !== null && typeof name !== 'string') return 'properties.name måste vara en text';
  const called = (name ?? '').trim();
  if (called.length > NAME_MAX_LENGTH || HIDDEN.test(called) || !called.isWellFormed())
    return `properties.name får ha högst ${NAME_MAX_LENGTH} tecken, och inga som inte syns`;
  const { type, coordinates } = fieldsOf(geometry);
  const shape = GEOMETRIES.get(type);
  if (shape === undefined || !shape.kinds.includes(kind))
    return `En geometri av typen ${typeof type === 'string' ? type.slice(0, 20) : '?'} passar inte för ${kind}`;
  const parts = partsOf(coordinates, shape.depth);
  if (parts === null) return 'coordinates måste vara [longitud, latitud] i grader (WGS 84), inom Sverige';
  const least = kind === 'place' ? 1 : shape.kinds.includes('land') ? 4 : 2;
  if (parts.length === 0 || parts.some((part) => part.length < least))
    return `Varje del av ${kind} behöver minst ${least} punkter`;
  return { kind, name: called, parts };
}

/** Own fields alone, so that no name reaches a prototype. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { __proto__: null, ...value } : {};
}

/** The lists of positions at the bottom; null where anything else is found on the way. */
function partsOf(value: unknown, depth: number): Position[][] | null {
  if (depth === 0) {
    const position = positionOf(value);
    return position && [[position]];
  }
  if (!Array.isArray(value)) return null;
  if (depth === 1) {
    const part = value.map(positionOf);
    return part.every((position) => position !== null) ? [part] : null;
  }
  const inner = value.map((item) => partsOf(item, depth - 1));
  return inner.every((parts) => parts !== null) ? inner.flat() : null;
}

/** With a margin: the sea and the neighbours are on the map too. A third number, the height, is left behind. */
function positionOf(value: unknown): Position | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return null;
  const [lon, lat]: unknown[] = value;
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;
  const isNear =
    lat >= SWEDEN.south - 1 && lat <= SWEDEN.north + 1 && lon >= SWEDEN.west - 1 && lon <= SWEDEN.east + 1;
  return isNear ? [Number(lon.toFixed(4)), Number(lat.toFixed(4))] : null;
}
