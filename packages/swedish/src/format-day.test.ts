import { expect, it } from 'vitest';
import { formatShortDate, formatWeekday } from './format-day.ts';

it('names the weekday and the short day by clocks in Stockholm', () => {
  expect(formatWeekday('2026-11-20T14:05:00+01:00')).toBe('fredag 20 november');
  expect(formatWeekday('2026-11-21T23:30:00Z')).toBe('söndag 22 november');
  expect(formatShortDate('2026-11-30T23:30:00Z')).toBe('1 dec');
  expect([formatWeekday('snart'), formatShortDate('snart')]).toEqual(['', '']);
});
