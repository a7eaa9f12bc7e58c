import { expect, test } from 'vitest';
import { DAY_PATTERN, INSTANT_PATTERN } from './primitives.ts';

const day = new RegExp(DAY_PATTERN, 'u');
const instant = new RegExp(INSTANT_PATTERN, 'u');

test('a day is one that its month has in that year, in all years of four digits', () => {
  const wrong: string[] = [];
  for (const year of [1000, 1900, 1999, 2000, 2023, 2024, 2100, 2096, 2400, 9996, 9999]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let date = 0; date <= 32; date += 1) {
        const written = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const is = new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(`${written}T`);
        if (day.test(written) !== is) wrong.push(written);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  '2026-11-20T13:20:00+01:00',
  '2026-11-20T13:20Z',
  '2024-02-29T23:59:59.999999999-12:00',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59+01:00',
  '1000-01-01T00:00:00-05:00',
])('%s is an instant, which the computer can write as well', (text) => {
  expect(instant.test(text)).toBe(true);
  expect(new Date(text).toISOString()).toMatch(/^\d{4}-/);
});

test.each([
  '2026-13-40T99:99:99Z',
  '2026-02-30T10:00:00Z',
  '2026-02-29T10:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T23:60:00Z',
  '2026-11-20T13:20:00+24:00',
  '9999-12-31T23:59:59-23:59',
  '1000-01-01T00:00:00+01:00',
  '2026-11-20T13:20:00',
  '2026-11-20',
])('%s is no instant', (text) => {
  expect(instant.test(text)).toBe(false);
});
