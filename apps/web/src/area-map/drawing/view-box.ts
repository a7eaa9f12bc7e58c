import {
  boxAround,
  boxOf,
  type GeoBox,
  type GeoPoint,
  type MapFeature,
  METRES_PER_DEGREE,
  SWEDEN,
} from '@brandpost/domain';
import { MAP_RATIO } from '../map-picture.ts';

const [LEAST_METRES, MAX_DEGREES] = [400, SWEDEN.north - SWEDEN.south];

/** What a drawing begins with: what is drawn, or the municipalities, or Sweden. */
export function firstBox(corners: readonly GeoPoint[], features: readonly MapFeature[]): GeoBox {
  const drawn = boxOf(corners);
  if (drawn !== null) return boxAround(drawn, { ratio: MAP_RATIO });
  const borders = features.filter(({ kind }) => kind === 'municipality').flatMap(({ parts }) => parts.flat());
  const all = boxOf(borders.map(([lon, lat]) => ({ lat, lon })));
  return boxAround(all ?? SWEDEN, { ratio: MAP_RATIO, room: 0.03 });
}

/** The same middle seen from nearer or farther. @param factor less than one comes nearer */
export function zoomed(box: GeoBox, factor: number): GeoBox {
  const { lat, lon } = middleOf(box);
  const least = LEAST_METRES / METRES_PER_DEGREE;
  const height = Math.min(Math.max((box.north - box.south) * factor, least), MAX_DEGREES);
  const size = height / (box.north - box.south);
  const half = { lat: height / 2, lon: ((box.east - box.west) * size) / 2 };
  return {
    ...{ south: lat - half.lat, west: lon - half.lon },
    ...{ north: lat + half.lat, east: lon + half.lon },
  };
}

/** @param north, east by which parts of itself the box moves */
export function moved(box: GeoBox, { north = 0, east = 0 }: { north?: number; east?: number }): GeoBox {
  const [up, right] = [north * (box.north - box.south), east * (box.east - box.west)];
  const { lat, lon } = middleOf(box);
  const isInside =
    lat + up > SWEDEN.south &&
    lat + up < SWEDEN.north &&
    lon + right > SWEDEN.west &&
    lon + right < SWEDEN.east;
  if (!isInside) return box;
  return {
    ...{ south: box.south + up, west: box.west + right },
    ...{ north: box.north + up, east: box.east + right },
  };
}

/** A box of the same size in which a point is seen. */
export function showing(box: GeoBox, { lat, lon }: GeoPoint): GeoBox {
  const isSeen = lat > box.south && lat < box.north && lon > box.west && lon < box.east;
  if (isSeen) return box;
  const { lat: middle, lon: across } = middleOf(box);
  return moved(box, {
    north: (lat - middle) / (box.north - box.south),
    east: (lon - across) / (box.east - box.west),
  });
}

export function middleOf({ south, west, north, east }: GeoBox): GeoPoint {
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}
