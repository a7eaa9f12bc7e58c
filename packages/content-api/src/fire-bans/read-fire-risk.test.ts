import { expect, it } from 'vitest';
import { readFireRisk } from './read-fire-risk.ts';
import { smhiForecast } from './smhi-forecast.fixtures.ts';

const NOW = new Date('2026-07-01T10:00:00Z');
const MADE = '2026-07-01T06:00:00Z';
const read = (text: string) => readFireRisk(text, NOW);
const daysOf = (...values: (readonly number[])[]) =>
  read(
    smhiForecast(
      MADE,
      values.map((value, day) => ({ validTime: `2026-07-0${day + 1}T12:00:00Z`, values: value })),
    ),
  ).days.map(({ level }) => level);

it('reads the level of each day, of which the sixth is written 5E', () => {
  expect(read(smhiForecast(MADE, [{ validTime: '2026-07-01T12:00:00Z', values: [6] }]))).toEqual({
    approvedAt: '2026-07-01T06:00:00.000Z',
    days: [{ validAt: '2026-07-01T12:00:00.000Z', level: 6 }],
  });
  expect(daysOf([1], [2], [3], [4], [5], [6])).toEqual([1, 2, 3, 4, 5, 6]);
});

it.each([[-1], [9999], [0], [7], [2.5], [Number.MAX_SAFE_INTEGER]])(
  'takes %d for missing, and not for a small risk',
  (value) => {
    expect(daysOf([value], [3])).toEqual([3]);
  },
);

it('passes over a day without a value, or without a time', () => {
  expect(daysOf([], [4])).toEqual([4]);
  expect(read(smhiForecast(MADE, [{ validTime: 'i morgon', values: [4] }])).days).toEqual([]);
});

it('takes the highest of the hours of a day', () => {
  const hours = [2, 5, 3].map((level, hour) => ({
    validTime: `2026-07-01T1${hour}:00:00Z`,
    values: [level],
  }));
  expect(read(smhiForecast(MADE, hours)).days).toEqual([{ validAt: '2026-07-01T11:00:00.000Z', level: 5 }]);
});

it.each([
  ['no JSON', 'Service Unavailable'],
  ['an empty text', ''],
  ['a list', '[]'],
  ['null', 'null'],
  [
    'texts in place of numbers',
    smhiForecast(MADE, []).replace('[]}', '[{"validTime":"x","parameters":"y"}]}'),
  ],
  ['more moments than it has', smhiForecast(MADE, Array(201).fill({ validTime: MADE, values: [1] }))],
  ['a time that is none', smhiForecast('nyss', [])],
  ['a time that is still to come, which would never be too old', smhiForecast('2026-07-02T06:00:00Z', [])],
])('refuses %s with one sentence', (_, text) => {
  expect(() => read(text)).toThrow(/^It [^\n]*\.$/);
});
