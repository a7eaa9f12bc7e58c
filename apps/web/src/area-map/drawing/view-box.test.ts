import { SWEDEN } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { firstBox, middleOf, moved, showing, zoomed } from './view-box.ts';

const BOX = { south: 64, west: 20, north: 64.4, east: 21 };

it('a drawing begins with what is drawn, else with the municipalities, else with Sweden', () => {
  const corner = { lat: 64.1, lon: 20.3 };
  expect(middleOf(firstBox([corner], [])).lat).toBeCloseTo(64.1, 3);
  const border = {
    kind: 'municipality',
    name: '',
    parts: [
      [
        [20, 64],
        [21, 64],
        [21, 65],
        [20, 64],
      ],
    ],
  } as const;
  const ring = border.parts.map((part) => part.map(([lon, lat]): [number, number] => [lon, lat]));
  expect(middleOf(firstBox([], [{ ...border, parts: ring }])).lat).toBeCloseTo(64.5, 3);
  expect(firstBox([], []).south).toBeLessThanOrEqual(SWEDEN.south);
});

it('coming nearer and going away keeps the middle, and ends somewhere', () => {
  expect(middleOf(zoomed(BOX, 0.5))).toEqual(middleOf(BOX));
  let [near, far] = [BOX, BOX];
  for (let times = 0; times < 40; times += 1) [near, far] = [zoomed(near, 0.5), zoomed(far, 2)];
  expect(near.north - near.south).toBeGreaterThan(0.003);
  expect(far.north - far.south).toBeLessThanOrEqual(SWEDEN.north - SWEDEN.south + 1e-9);
});

it('the map moves, but never away from Sweden', () => {
  expect(middleOf(moved(BOX, { north: 0.5, east: -0.25 }))).toEqual({ lat: 64.4, lon: 20.25 });
  let box = BOX;
  for (let times = 0; times < 200; times += 1) box = moved(box, { north: 0.25 });
  expect(middleOf(box).lat).toBeLessThan(SWEDEN.north);
});

it('the map follows what would leave it, and stays where it is else', () => {
  expect(showing(BOX, { lat: 64.2, lon: 20.9 })).toBe(BOX);
  const followed = showing(BOX, { lat: 64.5, lon: 20.5 });
  expect(middleOf(followed).lat).toBeCloseTo(64.5, 6);
});
