import type { MapFeature } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { boxOfArea, MAP_WIDTH, mapPicture } from './map-picture.ts';

const BOX = { south: 64, west: 20, north: 64.1, east: 20.3 };
const place = (name: string, lon: number, lat: number): MapFeature => ({
  kind: 'place',
  name,
  parts: [[[lon, lat]]],
});
const AREA = [
  { lat: 64.02, lon: 20.1 },
  { lat: 64.02, lon: 20.2 },
  { lat: 64.08, lon: 20.2 },
];

/** The numbers of a path, summed up from its steps. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
  }
  return points;
}

it('an area is a closed path with north above', () => {
  const { area, height } = mapPicture([], BOX, AREA);
  expect(area).toMatch(/^M\d+ \d+l.*Z$/);
  const [southWest, southEast, northEast] = pointsOf(area);
  if (!southWest || !southEast || !northEast) throw new Error('It has three corners.');
  expect(southEast[0]).toBeGreaterThan(southWest[0]);
  expect(southEast[1]).toBe(southWest[1]);
  expect(northEast[1]).toBeLessThan(southEast[1]);
  expect(southWest[1]).toBeLessThan(height);
  expect(mapPicture([], BOX, []).area).toBe('');
});

it('land is closed, and roads and borders are not, since a border may lead out of the picture', () => {
  const line: MapFeature['parts'] = [
    [
      [20.1, 64.02],
      [20.2, 64.05],
      [20.1, 64.08],
      [20.1, 64.02],
    ],
  ];
  const kinds = ['land', 'road', 'municipality'] as const;
  const { shapes } = mapPicture(
    kinds.map((kind) => ({ kind, name: '', parts: line })),
    BOX,
    [],
  );
  expect(shapes.map(({ path }) => path.endsWith('Z'))).toEqual([true, false, false]);
});

it('names are shown within the picture, and of two that would cover each other the first', () => {
  const { names } = mapPicture(
    [place('Åsbruk', 20.1, 64.05), place('Bruksområdet', 20.101, 64.051), place('Långt bort', 22, 64.05)],
    BOX,
    [],
  );
  expect(names.map(({ name }) => name)).toEqual(['Åsbruk']);
});

it('a name near an edge is moved until it stands whole in the picture', () => {
  const edges = [place('Kraftverksvägen', 20.299, 64.05), place('Sörhultsvägen', 20.001, 64.07)];
  const { names } = mapPicture(edges, BOX, []);
  expect(names).toHaveLength(2);
  for (const { name, label } of names) {
    expect(label.x).toBeGreaterThanOrEqual(name.length * 5);
    expect(label.x).toBeLessThanOrEqual(MAP_WIDTH - name.length * 5);
  }
});

it('no name covers the scale', () => {
  expect(mapPicture([place('Åsbruk', 20.02, 64.008)], BOX, []).names).toEqual([]);
});

it('the scale is a round distance within the picture, and a small area gets room around it', () => {
  const around = boxOfArea([
    { lat: 64.05, lon: 20.1 },
    { lat: 64.0501, lon: 20.1 },
    { lat: 64.0501, lon: 20.1001 },
  ]);
  if (around === null) throw new Error('There is an area.');
  const { scale } = mapPicture([], around, []);
  expect(scale.metres).toBe(1000);
  expect(scale.length).toBeGreaterThan(50);
  expect(scale.length).toBeLessThan(MAP_WIDTH / 2);
  expect(boxOfArea([])).toBeNull();
});
