import { type GeoBox, type MapFeature, type Position, readBox } from '@brandpost/domain';
import { bboxClip } from '@turf/bbox-clip';
import { simplify } from '@turf/simplify';
import type { Dependencies } from '../dependencies.ts';
import { invalidQuery } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { readGeoJson } from './geo-json.ts';
import { readMap, storeMap } from './stored-map.ts';

/** The outlines that areas of alerts are drawn on. Source: ADR 0051 */
export function mapOutlineCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async getMap({ query }) {
      if (query.box === undefined) return await readMap(db);
      const box = readBox(query.box);
      if (box === null)
        throw invalidQuery([
          { field: 'box', message: 'Ange söder,väster,norr,öster i grader, inom Sverige' },
        ]);
      return cutMap(await readMap(db), box);
    },
    async setMap({ by, body }) {
      const { features, result } = readGeoJson(body.features);
      requireValid(result);
      await db.transaction().execute((trx) => storeMap(trx, features, by, now()));
      return { features: features.length };
    },
  };
}

/** West, south, east, north, as Turf has it. */
type BBox = [number, number, number, number];

/** A border is a line in what is cut out: where the box cuts it, there is none. */
const AREAS: readonly string[] = ['land', 'water'];
/** So that a page with a map stays small: each is about five bytes when it is packed. */
const MAX_POSITIONS = 260;
/** Names of places that are shown at most, the first ones. */
const MAX_PLACES = 12;
/** The finest that is seen of a box: a part of its height. */
const FINEST_PART = 1 / 400;

/** What lies in a box of the map, cut at its sides and as coarse as a small picture of it bears. */
function cutMap(features: readonly MapFeature[], box: GeoBox): MapFeature[] {
  const bbox: BBox = [box.west, box.south, box.east, box.north];
  const cut = features
    .map((feature) => ({ ...feature, parts: feature.parts.flatMap((part) => cutPart(feature, part, bbox)) }))
    .filter(({ parts }) => parts.length > 0);
  const places = cut.filter(({ kind }) => kind === 'place').slice(0, MAX_PLACES);
  const drawn = cut.filter(({ kind }) => kind !== 'place');
  let tolerance = (box.north - box.south) * FINEST_PART;
  let coarse = simplified(drawn, tolerance);
  while (positionsIn(coarse) > MAX_POSITIONS && tolerance < box.north - box.south) {
    tolerance *= 1.5;
    coarse = simplified(drawn, tolerance);
  }
  return [...coarse, ...places];
}

function cutPart({ kind }: MapFeature, part: Position[], bbox: BBox): Position[][] {
  const [first] = part;
  if (kind === 'place') {
    const [west, south, east, north] = bbox;
    const isInside =
      first !== undefined && first[0] > west && first[0] < east && first[1] > south && first[1] < north;
    return isInside ? [part] : [];
  }
  const { geometry } = AREAS.includes(kind)
    ? bboxClip({ type: 'Polygon', coordinates: [part] }, bbox)
    : bboxClip({ type: 'LineString', coordinates: part }, bbox);
  const { type, coordinates } = geometry;
  const parts = (type === 'LineString' ? [coordinates] : coordinates) as Position[][];
  return parts.filter(({ length }) => length > 1);
}

function simplified(features: readonly MapFeature[], tolerance: number): MapFeature[] {
  return features
    .map((feature) => ({
      ...feature,
      parts: feature.parts
        .map((part) => simplify({ type: 'LineString', coordinates: part }, { tolerance, highQuality: true }))
        .map(({ coordinates }) => coordinates.map(([lon = 0, lat = 0]) => roundedPosition(lon, lat)))
        .filter(({ length }) => length >= (AREAS.includes(feature.kind) ? 4 : 2)),
    }))
    .filter(({ parts }) => parts.length > 0);
}

function roundedPosition(lon: number, lat: number): Position {
  return [Number(lon.toFixed(4)), Number(lat.toFixed(4))];
}

function positionsIn(features: readonly MapFeature[]): number {
  return features.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.length, 0);
}
