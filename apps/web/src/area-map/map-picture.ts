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
/** In the units of the drawing, of which letters are 14 high, and 18 where the picture is small. */
export const MAP_WIDTH = 400;
/** What a place in a page is given; a map is a unit higher or lower, since boxes are rounded. */
export const MAP_HEIGHT = MAP_WIDTH / MAP_RATIO;

/** A map as it is drawn: plain data, so that it can be sent with a page. */
export type MapPicture = {
  height: number;
  shapes: { kind: MapKind; path: string }[];
  /** Each with its place, and where the middle of its name stands: within the picture. */
  names: { name: string; x: number; y: number; label: Point }[];
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
  const scale = { metres, length: Math.round(metres / metresPerUnit) };
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
        .filter(({ x, y }) => x > 0 && x < MAP_WIDTH && y > 0 && y < height)
        .map((place) => ({ ...place, label: labelOf(place) })),
      { x: scaleMiddle(scale), y: height - 18, width: scale.length },
    ),
    area: pathOf(area.map(toPicture), true),
    scale,
  };
}

/** Where the scale bar begins, and the middle of what is said of it. */
export const SCALE_LEFT = 12;
export function scaleMiddle({ length }: MapPicture['scale']): number {
  return SCALE_LEFT + length / 2;
}

/** Of a letter at its largest, about; and of a line of them with room around. */
const [LETTER_WIDTH, LINE_HEIGHT] = [10, 24];
/** Nearer to the upper side there is no room above the place. */
const ROOM_ABOVE = 28;

function widthOf(name: string): number {
  return name.length * LETTER_WIDTH;
}

/** Where the middle of a name's foot stands: above its place, whole in the picture. */
function labelOf({ name, x, y }: { name: string } & Point): Point {
  const half = Math.min(widthOf(name), MAP_WIDTH) / 2;
  return { x: Math.min(Math.max(x, half), MAP_WIDTH - half), y: y < ROOM_ABOVE ? y + 20 : y - 8 };
}

/** Those names that stand in no other's way, nor in the scale's: of two, the first. */
function legible(names: MapPicture['names'], scale: Point & { width: number }): MapPicture['names'] {
  const shown: MapPicture['names'] = [];
  const taken = [scale];
  for (const next of names) {
    const place = { ...next.label, width: widthOf(next.name) };
    const isFree = taken.every(
      ({ x, y, width }) =>
        Math.abs(x - place.x) > (width + place.width) / 2 || Math.abs(y - place.y) > LINE_HEIGHT,
    );
    if (!isFree) continue;
    shown.push(next);
    taken.push(place);
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
