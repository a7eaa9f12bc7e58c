import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GeoPoint, roundedPoint } from './geo-point.ts';
import { closedRing, polygonProblem } from './polygon.ts';

const at = (lat: number, lon: number): GeoPoint => ({ lat, lon });
const SQUARE = [at(64, 20), at(64, 20.1), at(64.1, 20.1), at(64.1, 20)];

/** Corners around a point, each in a direction of its own: such a polygon never crosses itself. */
const stars = fc
  .array(fc.double({ min: 0.05, max: 0.5, noNaN: true }), { minLength: 3, maxLength: 100 })
  .map((lengths) =>
    lengths.map((length, index) => {
      const angle = (2 * Math.PI * index) / lengths.length;
      return roundedPoint(at(64 + length * Math.sin(angle), 20 + length * Math.cos(angle)));
    }),
  );

describe('an area', () => {
  it('is right where nothing is drawn, and where its sides meet in its corners alone', () => {
    expect(polygonProblem([])).toBeNull();
    expect(polygonProblem(SQUARE)).toBeNull();
    expect(polygonProblem([at(64, 20), at(64, 20.2), at(64.2, 20.2), at(64.1, 20.1)])).toBeNull();
  });

  it.each([
    ['too-few', SQUARE.slice(0, 2)],
    ['too-many', Array.from({ length: 101 }, (_, index) => at(60 + index / 100, 20 + (index % 2)))],
    ['outside', [at(20, 64), at(20, 64.1), at(20.1, 64)]],
    ['outside', [...SQUARE.slice(0, 3), at(Number.NaN, 20)]],
    ['repeated', [...SQUARE, at(64, 20)]],
    ['flat', [at(64, 20), at(64.1, 20.1), at(64.2, 20.2)]],
    ['crossing', [at(64, 20), at(64.1, 20.1), at(64, 20.1), at(64.1, 20)]],
    // A corner on another side, a side upon a side, and a way straight back.
    ['crossing', [at(64, 20), at(64, 20.2), at(64.1, 20.2), at(64, 20.1), at(64.1, 20)]],
    ['crossing', [at(64, 20), at(64, 20.3), at(64.1, 20.3), at(64, 20.2), at(64, 20.1), at(64.1, 20)]],
    ['crossing', [at(64, 20), at(64, 20.2), at(64, 20.1), at(64.1, 20.1)]],
  ])('is %s when it should be', (problem, corners) => {
    expect(polygonProblem(corners)).toBe(problem);
  });

  it('with corners in order around a point never crosses itself, wherever it is begun and whichever way it goes', () => {
    fc.assert(
      fc.property(stars, fc.nat(), (corners, from) => {
        const start = from % corners.length;
        const turned = [...corners.slice(start), ...corners.slice(0, start)];
        expect(polygonProblem(turned)).toBeNull();
        expect(polygonProblem(turned.toReversed())).toBeNull();
      }),
    );
  });

  it('crosses itself when two corners that are not neighbours have changed places', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        fc.integer({ min: 4, max: 60 }),
        (r, count) => {
          const round = Array.from({ length: count }, (_, index) => {
            const angle = (2 * Math.PI * index) / count;
            return roundedPoint(at(64 + r * Math.sin(angle), 20 + r * Math.cos(angle)));
          });
          const [first, second, ...rest] = round;
          if (first === undefined || second === undefined) throw new Error('There are corners.');
          expect(polygonProblem([second, first, ...rest])).toBe('crossing');
        },
      ),
    );
  });
});

it('is closed by its first corner', () => {
  expect(closedRing([])).toEqual([]);
  expect(closedRing(SQUARE)).toEqual([...SQUARE, SQUARE[0]]);
});

it('corners lie on a grid of about ten metres, and rounding twice changes nothing', () => {
  expect(roundedPoint(at(64.123_456_78, 20.000_05))).toEqual(at(64.1235, 20.0001));
  fc.assert(
    fc.property(fc.double({ min: 54.5, max: 69.5, noNaN: true }), (degrees) => {
      const once = roundedPoint(at(degrees, 20));
      expect(roundedPoint(once)).toEqual(once);
      expect(Math.abs(once.lat - degrees)).toBeLessThan(0.000_051);
      expect(String(once.lat).length).toBeLessThanOrEqual(7);
    }),
  );
});
