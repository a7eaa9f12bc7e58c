import { expect, it } from 'vitest';
import { dayAfter, monthAfter, monthIn, onDay, weeksOf } from './month.ts';

const monthOf = (search: string) => monthIn(new URLSearchParams(search), new Date('2026-11-30T23:30:00Z'));

it('the month is the one that the address names, or that it is in Sweden', () => {
  expect(monthOf('?manad=2027-02')).toBe('2027-02');
  for (const odd of ['', '?manad=2027-13', '?manad=snart', '?manad=0000-01'])
    expect(monthOf(odd)).toBe('2026-12');
});

it('months follow one another over the new year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
});

it('weeks begin on Monday and hold the whole month', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('what is moved keeps its time of day, also into summer time', () => {
  expect(onDay('2026-11-20T07:00:00Z', '2026-11-21')).toBe('2026-11-21T07:00:00.000Z');
  expect(onDay('2027-03-27T07:00:00Z', '2027-03-28')).toBe('2027-03-28T06:00:00.000Z');
  expect(onDay('2026-11-20T07:00:00Z', 'i morgon')).toBeNull();
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
