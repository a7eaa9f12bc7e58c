import { expect, it } from 'vitest';
import { decodeMessageDates } from './message-dates.ts';

it('dates in order are read, and of anything else none', () => {
  const dates = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'];
  expect(decodeMessageDates({ messageDates: dates }).map((date) => date.toISOString())).toEqual(dates);
  for (const messageDates of [undefined, null, 7, {}, [7], ['x'], dates.toReversed(), [...dates, 'x']])
    expect(decodeMessageDates({ messageDates })).toEqual([]);
  expect(decodeMessageDates(null)).toEqual([]);
});
