import {
  boxAround,
  boxOf,
  type GeoBox,
  type GeoPoint,
  type MapFeature,
  type MapKind,
  type Position,
  projectionOf,
  scaleBarMetres,
} from '@brandpost/domain';

/** Of the picture's width: how long its scale bar is at most. */
const SCALE_BAR_PART = 0.3;
export const MAP_RATIO = 4 / 3;
/** In the units of the drawing, of which letters are 14 high. */
export const MAP_WIDTH = 400;
/** What a place in a page is given; a map is a unit higher or lower, since boxes are rounded. */
export const MAP_HEIGHT = MAP_WIDTH / MAP_RATIO;

/** A map as it is drawn: plain data, so that it can be sent with a page. */
export type MapPicture = {
  height: number;
  shapes: { kind: MapKind; path: string }[];
  names: { name: string; x: number; y: number }[];
  /** The area, empty where there is none. */
  area: string;
  scale: { metres: number; length: number };
};

/** The part of the map that shows an area with what is around it; null where there is no area. */
export function boxOfArea(corners: readonly GeoPoint[]): GeoBox | null {
  const box = boxOf(corners);
  return box && boxAround(box, { ratio: MAP_RATIO });
}

/** Draws what a box of the map holds. */
export function mapPicture(
  features: readonly MapFeature[],
  box: GeoBox,
  area: readonly GeoPoint[],
): MapPicture {
  const { height, toPicture, metresPerUnit } = projectionOf(box, MAP_WIDTH);
  const placed = ([lon, lat]: Position) => toPicture({ lat, lon });
  const metres = scaleBarMetres(metresPerUnit * MAP_WIDTH * SCALE_BAR_PART);
  return {
    height,
    shapes: features
      .filter(({ kind }) => kind !== 'place')
      .map(({ kind, parts }) => ({
        kind,
        path: parts.map((part) => pathOf(part.map(placed), kind === 'land' || kind === 'water')).join(''),
      })),
    names: legible(
      features
        .filter(({ kind, name }) => kind === 'place' && name !== '')
        .flatMap(({ name, parts }) => parts.flat().map((position) => ({ name, ...whole(placed(position)) })))
        .filter(({ x, y }) => x > 0 && x < MAP_WIDTH && y > 0 && y < height),
    ),
    area: pathOf(area.map(toPicture), true),
    scale: { metres, length: Math.round(metres / metresPerUnit) },
  };
}

/** Of a letter, about; and of a line of them with room around. */
const [LETTER_WIDTH, LINE_HEIGHT] = [8, 20];

/** Those names that stand in no other's way: of two, the first. */
function legible(names: MapPicture['names']): MapPicture['names'] {
  const shown: MapPicture['names'] = [];
  for (const next of names) {
    const isFree = shown.every(
      ({ name, x, y }) =>
        Math.abs(x - next.x) > ((name.length + next.name.length) * LETTER_WIDTH) / 2 ||
        Math.abs(y - next.y) > LINE_HEIGHT,
    );
    if (isFree) shown.push(next);
  }
  return shown;
}

type Point = { x: number; y: number };

/** In whole units, each step from the one before: few bytes. */
function pathOf(points: readonly Point[], isClosed: boolean): string {
  const [first, ...others] = points.map(whole);
  if (first === undefined) return '';
  let at = first;
  const steps = others.flatMap((point) => {
    const step = `${point.x - at.x} ${point.y - at.y}`;
    at = point;
    return step === '0 0' ? [] : [step];
  });
  return `M${first.x} ${first.y}${steps.length > 0 ? `l${steps.join(' ')}` : ''}${isClosed ? 'Z' : ''}`.replaceAll(
    ' -',
    '-',
  );
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
