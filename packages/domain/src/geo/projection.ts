import { METRES_PER_DEGREE } from './box.ts';
import type { GeoPoint } from './geo-point.ts';
import type { GeoBox } from './sweden.ts';

/** A place in a picture, in its own units, from its upper left corner. */
export type PicturePoint = { x: number; y: number };

/** How a box of the map lies in a picture. */
export type Projection = {
  width: number;
  height: number;
  toPicture(point: GeoPoint): PicturePoint;
  toMap(point: PicturePoint): GeoPoint;
  metresPerUnit: number;
};

/**
 * Equirectangular, true to scale along the middle of the box: within a municipality nobody sees the difference.
 * @param width of the picture; its height follows from the box
 */
export function projectionOf(box: GeoBox, width: number): Projection {
  const squeeze = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const perDegree = width / ((box.east - box.west) * squeeze);
  return {
    width,
    height: Math.round((box.north - box.south) * perDegree),
    toPicture: ({ lat, lon }) => ({
      x: (lon - box.west) * squeeze * perDegree,
      y: (box.north - lat) * perDegree,
    }),
    toMap: ({ x, y }) => ({ lat: box.north - y / perDegree, lon: box.west + x / (squeeze * perDegree) }),
    metresPerUnit: METRES_PER_DEGREE / perDegree,
  };
}

/** A round distance that fits into a part of a picture, for its scale bar. @returns metres, 1, 2 or 5 with zeros */
export function scaleBarMetres(maxMetres: number): number {
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  return ([5, 2, 1].find((step) => step * power <= maxMetres) ?? 1) * power;
}
