import { expect, it } from 'vitest';
import { withDatesBefore } from './demo-content.ts';

const asOf = new Date('2026-11-20T14:30:00+01:00');
const json = '{"a": "2026-11-20T13:20:00+01:00", "b": "2026-03-01", "c": "den 20 november 2026", "d": 1}';

it('leaves dates as they are from the day they were written for', () => {
  expect(withDatesBefore(json, { asOf, now: asOf })).toBe(json);
  expect(withDatesBefore(json, { asOf, now: new Date('2030-01-01') })).toBe(json);
});

it('moves every date back on a machine whose clock stands before that day', () => {
  expect(withDatesBefore(json, { asOf, now: new Date('2026-11-10T12:00:00Z') })).toBe(
    '{"a": "2026-11-09T13:20:00+01:00", "b": "2026-02-18", "c": "den 20 november 2026", "d": 1}',
  );
});
