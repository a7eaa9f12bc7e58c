import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxAround, boxOf, readBox, writtenBox } from './box.ts';
import { projectionOf, scaleBarMetres } from './projection.ts';

const lat = fc.double({ min: 55, max: 69, noNaN: true });
const lon = fc.double({ min: 11, max: 24, noNaN: true });
const point = fc.record({ lat, lon });

it('a point of the map is the same after the way into the picture and back', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), point, (corners, other) => {
      const box = boxOf(corners);
      if (box === null) throw new Error('There are corners.');
      const { toPicture, toMap } = projectionOf(boxAround(box, { ratio: 4 / 3 }), 600);
      const back = toMap(toPicture(other));
      expect(back.lat).toBeCloseTo(other.lat, 8);
      expect(back.lon).toBeCloseTo(other.lon, 8);
    }),
  );
});

it('whatever is drawn lies within its picture, which has the wanted shape and is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), (corners) => {
      const box = boxOf(corners);
      if (box === null) throw new Error('There are corners.');
      const around = boxAround(box, { ratio: 4 / 3 });
      const { height, toPicture } = projectionOf(around, 600);
      expect(Math.abs(height - 450)).toBeLessThan(3);
      for (const { x, y } of corners.map(toPicture)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(600);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      expect(readBox(writtenBox(around))).toEqual(around);
    }),
  );
});

it.each(['', '1,2,3', '64,20,65,21,22', '65,20,64,21', '64,21,65,20', '64,20,65,x', '1,1,2,2', '64,,65,21'])(
  '%j is no box',
  (text) => {
    expect(readBox(text)).toBeNull();
  },
);

it('a picture is true to scale, and its bar is a round distance', () => {
  const { metresPerUnit, toPicture } = projectionOf({ south: 64, west: 20, north: 64.1, east: 20.2 }, 1000);
  const [west, east] = [toPicture({ lat: 64.05, lon: 20 }), toPicture({ lat: 64.05, lon: 20.1 })];
  expect((east.x - west.x) * metresPerUnit).toBeCloseTo(4872, -1);
  expect([430, 999, 1000, 7300, 25_000].map(scaleBarMetres)).toEqual([200, 500, 1000, 5000, 20_000]);
});
