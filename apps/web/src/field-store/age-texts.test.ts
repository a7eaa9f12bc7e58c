import { expect, it } from 'vitest';
import { ageText } from './age-texts.ts';

const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

it.each([
  [0, 'Uppdaterat alldeles nyss'],
  [2 * MINUTE_MS, 'Uppdaterat för 2 minuter sedan'],
  [59.9 * MINUTE_MS, 'Uppdaterat för 59 minuter sedan'],
  [HOUR_MS, 'Uppdaterat för en timme sedan'],
  [3.9 * HOUR_MS, 'Uppdaterat för 3 timmar sedan'],
  [24 * HOUR_MS, 'Uppdaterat för ett dygn sedan'],
  [6.5 * 24 * HOUR_MS, 'Uppdaterat för 6 dygn sedan'],
  [-2 * HOUR_MS, 'Uppdaterat 25 november 2026 kl 14.00'],
])('of %i ms it is said, and never that it is newer than it is', (ageMs, words) => {
  expect(ageText(NOW - ageMs, NOW).replaceAll(/\s/g, ' ')).toBe(words);
});
