import { expect, it } from 'vitest';
import { areQuietHours, nextTimeOfDay, quietUntil } from './quiet-hours.ts';

const NIGHT = { from: '22:00', to: '06:00' };
const NOON = { from: '12:00', to: '13:30' };
const endOf = (quiet: typeof NIGHT | null, now: string) =>
  quietUntil(quiet, new Date(now))?.toISOString() ?? null;

it.each([
  ['before them', NIGHT, '2026-11-24T20:59:59Z', null],
  ['at their first minute', NIGHT, '2026-11-24T21:00:00Z', '2026-11-25T05:00:00.000Z'],
  ['after midnight', NIGHT, '2026-11-25T01:00:00Z', '2026-11-25T05:00:00.000Z'],
  ['at their end', NIGHT, '2026-11-25T05:00:00Z', null],
  ['in summer', NIGHT, '2026-07-01T20:00:00Z', '2026-07-02T04:00:00.000Z'],
  ['on New Year’s Eve', NIGHT, '2026-12-31T22:30:00Z', '2027-01-01T05:00:00.000Z'],
  ['in the night when summer time begins', NIGHT, '2027-03-27T21:30:00Z', '2027-03-28T04:00:00.000Z'],
  ['in the night when summer time ends', NIGHT, '2026-10-24T20:30:00Z', '2026-10-25T05:00:00.000Z'],
  ['in hours of one day', NOON, '2026-11-24T11:15:00Z', '2026-11-24T12:30:00.000Z'],
  ['outside hours of one day', NOON, '2026-11-24T22:15:00Z', null],
  ['where there are none', null, '2026-11-24T22:15:00Z', null],
])('quiet hours are kept as clocks in Sweden show them: %s', (_, quiet, now, end) => {
  expect(endOf(quiet, now)).toBe(end);
});

it('are two different times of day', () => {
  expect(areQuietHours(NIGHT)).toBe(true);
  for (const quiet of [
    { from: '24:00', to: '06:00' },
    { from: '6:00', to: '07:00' },
    { from: '07:00', to: '07:00' },
    { from: '', to: '07:60' },
  ])
    expect(areQuietHours(quiet)).toBe(false);
});

it('finds the next time of day: today while it has not been, tomorrow from it on, also when clocks change', () => {
  const next = (time: string, now: string) => nextTimeOfDay(time, new Date(now)).toISOString();
  expect(next('07:00', '2026-11-25T05:59:00Z')).toBe('2026-11-25T06:00:00.000Z');
  expect(next('07:00', '2026-11-25T06:00:00Z')).toBe('2026-11-26T06:00:00.000Z');
  expect(next('07:00', '2026-03-28T12:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
});
